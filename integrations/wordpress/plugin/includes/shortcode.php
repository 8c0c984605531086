<?php
// [mrp tag="demo-form" company-name="Northwind"]: an element where an editor takes no blocks. Texts and choices only; a list
// needs the block, because `]` ends a shortcode.

namespace MrpWidgets;

if (!defined('ABSPATH')) {
	exit;
}

/** Returns the element's markup. For an unknown tag nothing, and a sentence to those who can mend it. */
function shortcode($given): string {
	$given = shortcode_attributes($given);
	$name = $given['tag'] ?? '';
	if (!element("mrp-$name")) {
		/* translators: %s: the name that an author wrote */
		$line = sprintf(__('[mrp tag="%s"] shows nothing: there is no such element. Write a name such as demo-form.', 'mrp-widgets'), $name);
		return current_user_can('edit_posts') ? '<p>' . escaped($line) . '</p>' : '';
	}
	$texts = [];
	foreach ($given as $key => $text) {
		$texts[$key] = as_html(decoded((string) $text));
	}
	return markup("mrp-$name", $texts);
}

/** Returns what a shortcode was given, by our names: `thanks_url` is `thanks-url`, and the tag is without `mrp-`. */
function shortcode_attributes($given): array {
	$attributes = [];
	foreach (is_array($given) ? $given : [] as $key => $text) {
		$attributes[str_replace('_', '-', (string) $key)] = $text;
	}
	return isset($attributes['tag']) ? ['tag' => preg_replace('/^mrp-/', '', $attributes['tag'])] + $attributes : $attributes;
}

/**
 * Reads our shortcodes before WordPress curls quotes and makes paragraphs, which would break a text with `>` and our markup.
 * A second shortcode, which holds no text, stands for each until that is done. Content may be null, from another plugin.
 */
function read_early($html) {
	global $shortcode_tags;
	if (!is_string($html) || strpos($html, '[mrp') === false) {
		return $html;
	}
	// `[[mrp …]]` shows a shortcode. WordPress takes a pair of brackets off each time it reads, and it reads once more.
	$html = preg_replace('/\[(\[mrp(?![\w-])[^\]]*\])\]/', '[[$1]]', $html);
	$others = $shortcode_tags;
	$shortcode_tags = ['mrp' => __NAMESPACE__ . '\keep_for_later'];
	$html = do_shortcode($html, true);
	$shortcode_tags = $others;
	return $html;
}

/** Holds the markup of the shortcodes that were read early. */
function kept(?string $html = null, int $number = -1): string {
	static $kept = [];
	if ($html !== null) {
		$kept[] = $html;
		return (string) (count($kept) - 1);
	}
	return $kept[$number] ?? '';
}

function keep_for_later($given): string {
	return '[mrp_kept number="' . kept(shortcode($given)) . '"]';
}

add_shortcode('mrp', __NAMESPACE__ . '\shortcode');
add_shortcode('mrp_kept', static fn($given) => kept(null, (int) ($given['number'] ?? -1)));
foreach (['the_content', 'widget_text_content'] as $text) {
	add_filter($text, __NAMESPACE__ . '\read_early', 8);
}
