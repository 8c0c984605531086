<?php
// Lets authors without `unfiltered_html` keep our tags in posts, as far as the bundle trusts a `<div data-mrp>`. Not
// `<mrp-config>`, which says where requests go.

namespace MrpWidgets;

if (!defined('ABSPATH')) {
	exit;
}

add_filter('wp_kses_allowed_html', static function ($tags, $context) {
	return $context === 'post' ? array_merge($tags, pasted_tags()) : $tags;
}, 10, 2);

/** Returns our tags as `wp_kses` takes them. No `data-*`: the bundle reads `data-endpoint` as the attribute `endpoint`. */
function pasted_tags(): array {
	static $tags;
	return $tags ??= array_map(static function ($names) {
		$aliases = array_map(static fn($name) => "data-$name", $names);
		return array_fill_keys(array_merge(['id', 'class', 'slot'], $names, $aliases), true);
	}, described()['pasted']);
}
