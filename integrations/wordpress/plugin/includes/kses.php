<?php
// What authors without `unfiltered_html` may keep in posts, by tag, block or shortcode: as much as the bundle trusts a
// `<div data-mrp>` with. The build makes the list, `pasted`. Not `<mrp-config>`, which says where requests go.

namespace MrpWidgets;

if (!defined('ABSPATH')) {
	exit;
}

// Only while a post is saved: other plugins ask the same list about what strangers wrote.
add_filter('wp_kses_allowed_html', static function ($tags, $context) {
	return $context === 'post' && doing_filter('content_save_pre') ? array_merge($tags, pasted_tags()) : $tags;
}, 10, 2);

/** Returns our tags as `wp_kses` takes them. No `data-*`: the bundle reads `data-endpoint` as the attribute `endpoint`. */
function pasted_tags(): array {
	static $tags;
	return $tags ??= array_map(static function ($names) {
		$aliases = array_map(static fn($name) => "data-$name", $names);
		return array_fill_keys(array_merge(['id', 'class', 'slot'], $names, $aliases), true);
	}, described()['pasted']);
}

/** Returns the names of the attributes that an element has and the list has not, or null for an element that is not in it. */
function refused(string $tag): ?array {
	$pasted = described()['pasted'][$tag] ?? null;
	return $pasted === null ? null : array_diff(array_keys(element($tag)['attributes'] ?? []), $pasted);
}

// Right after WordPress has filtered the tags, and for the same authors.
add_filter('content_save_pre', static function ($slashed) {
	if (!has_filter('content_save_pre', 'wp_filter_post_kses')) {
		return $slashed;
	}
	return wp_slash(serialize_blocks(array_map(__NAMESPACE__ . '\allowed_block', parse_blocks(wp_unslash($slashed)))));
}, 11);

/** Returns a block without what the list refuses. Other plugins' blocks may print a shortcode that is in an attribute. */
function allowed_block(array $block): array {
	$name = (string) $block['blockName'];
	if (strpos($name, 'mrp/') === 0) {
		$refused = refused('mrp-' . substr($name, 4));
		if ($refused === null) {
			return ['blockName' => null, 'attrs' => [], 'innerBlocks' => [], 'innerHTML' => '', 'innerContent' => []];
		}
		$block['attrs'] = array_diff_key($block['attrs'], array_flip($refused));
	}
	array_walk_recursive($block['attrs'], static function (&$value) {
		$value = is_string($value) ? allowed_shortcodes($value) : $value;
	});
	$block['innerContent'] = array_map(static fn($html) => is_string($html) ? allowed_shortcodes($html) : $html, $block['innerContent']);
	$block['innerBlocks'] = array_map(__NAMESPACE__ . '\allowed_block', $block['innerBlocks']);
	return $block;
}

/** Makes a text of each shortcode of ours that asks for what the list refuses, or that ends elsewhere. */
function allowed_shortcodes(string $text): string {
	return (string) preg_replace_callback('/\[mrp(?![\w-])([^\[\]]*)(\]?)/', static function ($found) {
		return $found[2] !== '' && is_allowed_shortcode($found[1]) ? $found[0] : '&#91;' . substr($found[0], 1);
	}, $text);
}

function is_allowed_shortcode(string $written): bool {
	$given = shortcode_attributes(shortcode_parse_atts($written));
	$refused = refused('mrp-' . ($given['tag'] ?? ''));
	return $refused !== null && !array_intersect($refused, array_keys($given));
}
