<?php
// Which elements there are, and which attributes each of them takes. The build makes the list.

namespace MrpWidgets;

if (!defined('ABSPATH')) {
	exit;
}

/**
 * Returns `elements`, by tag, `pasted`: the attributes that anybody may paste, by tag, and `settings`: the attributes of
 * `<mrp-config>`.
 */
function described(): array {
	static $described;
	return $described ??= json_decode(file_get_contents(FOLDER . '/elements.json'), true);
}

/** Returns an element's facts, or null for a tag that is none of ours. */
function element(string $tag): ?array {
	return described()['elements'][$tag] ?? null;
}
