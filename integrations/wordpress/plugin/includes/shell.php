<?php
// Paints an element: a declarative shadow root from the element's shell. A shell is the markup that prerendering gave, as
// data, with what each attribute changes in it. The browser's own painter, src/loader/paint.ts, reads the same data.

namespace MrpWidgets;

if (!defined('ABSPATH')) {
	exit;
}

/** Stands for an attribute's text where it shows. */
const HOLE = "\u{E000}";

const VOID = ['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'];

/** Returns the root of an element with these attributes, or null where only its code can show what they change, and in feeds. */
function painted(string $tag, array $attributes): ?string {
	$shell = shell_of($tag, $attributes['lang'] ?? get_bloginfo('language'));
	if (is_feed() || !$shell || array_intersect($shell['settings'], array_keys(settings()))) {
		return null;
	}
	$changes = [];
	$written = [];
	foreach ($shell['attributes'] as $name => $values) {
		if (!isset($attributes[$name])) {
			continue;
		}
		$written[$name] = $attributes[$name];
		if ($values === 0) {
			continue;
		}
		$text = trimmed($attributes[$name]);
		$patch = $values[$text] ?? ($text === '' ? null : $values['*'] ?? null);
		if ($patch === null) {
			return null;
		}
		foreach ($patch as [$node, $attribute, $template]) {
			$changes[$node][$attribute] = $template === null ? null : str_replace(HOLE, $text, $template);
		}
	}
	$changes[0]['data-made-from'] = json((object) $written);
	if (isset($shell['root'][1]['data-list'])) {
		// No list in the content: `content_lists` leaves that to the script.
		$changes[0]['data-list'] = '';
	}
	$index = 0;
	$html = node_html($shell['root'], $changes, $index);
	return '<template shadowrootmode="open"><style>' . $shell['css'] . "</style>$html</template>";
}

/** Returns the shell in the page's language. English where there is no other; null where the element speaks one without. */
function shell_of(string $tag, string $lang): ?array {
	$language = preg_match('/^(de|es|fr)(?![a-z])/i', $lang, $found) ? strtolower($found[1]) : 'en';
	$shell = read_shell($language === 'en' ? $tag : "$tag.$language") ?? read_shell($tag);
	$speaks = $shell['root'][1]['lang'] ?? $language;
	return $speaks === $language ? $shell : null;
}

function read_shell(string $name): ?array {
	static $read = [];
	$file = FOLDER . "/shells/$name.json";
	return $read[$name] ??= is_readable($file) ? json_decode(file_get_contents($file), true) : null;
}

/** Writes a node and what is in it. `$index` counts the nodes in document order. */
function node_html($node, array $changes, int &$index): string {
	$changed = $changes[$index++] ?? [];
	if ($node === 0) {
		return '<!-- -->';
	}
	if (is_string($node)) {
		return unfiltered(htmlspecialchars($changed[''] ?? $node, ENT_NOQUOTES | ENT_SUBSTITUTE, 'UTF-8', true));
	}
	[$name, $attributes] = $node;
	$attributes = array_merge($attributes, $changed);
	if ($name === 'form' && isset($attributes['action'])) {
		$attributes = with_action($attributes);
	}
	$html = "<$name";
	foreach ($attributes as $key => $value) {
		if ($value !== null) {
			$html .= " $key=\"" . escaped($value) . '"';
		}
	}
	$html .= '>';
	if (in_array($name, VOID, true)) {
		return $html;
	}
	foreach (array_slice($node, 2) as $child) {
		$html .= node_html($child, $changes, $index);
	}
	return "$html</$name>";
}

/** Trims what JavaScript takes for blank. */
function trimmed(string $text): string {
	return preg_match('/^[\s\p{Z}\x{FEFF}]*+(.*[^\s\p{Z}\x{FEFF}])/su', $text, $found) ? $found[1] : '';
}
