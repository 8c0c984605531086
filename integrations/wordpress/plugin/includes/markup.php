<?php
// The HTML of one element: its tag, and in it what reads before any script has come.

namespace MrpWidgets;

if (!defined('ABSPATH')) {
	exit;
}

/** What may stand in a slot: a sentence and its emphasis. */
const INLINE = [
	'a' => ['href' => true, 'target' => true, 'rel' => true],
	'strong' => [],
	'em' => [],
	'b' => [],
	'i' => [],
	'br' => [],
	'code' => [],
	'mark' => [],
	's' => [],
	'sub' => [],
	'sup' => [],
];

/** Returns the markup of a tag with what was given by attribute. Rich texts are HTML. */
function markup(string $tag, array $given): string {
	[$texts, $slots] = without_slots($tag, $given);
	$attributes = attributes_of($tag, $texts);
	$lists = content_lists($tag, $attributes);
	$attributes = array_diff_key($attributes, $lists);
	// The script paints a list, which a shell cannot show.
	$root = $lists ? null : painted($tag, $attributes);
	$html = "<$tag";
	foreach ($attributes as $name => $text) {
		$html .= " $name=\"" . escaped($text) . '"';
	}
	$html .= '>' . ($root ?? words($tag, $attributes, $slots, $lists));
	foreach ($slots as $name => $rich) {
		$html .= "<span slot=\"$name\">$rich</span>";
	}
	if (!is_feed()) {
		wp_enqueue_script_module(SCRIPT);
	}
	return "$html</$tag>";
}

/**
 * Takes a rich text without any tag for a text, so that the attribute shows it. Where a shell cannot show the attribute, the
 * slot takes the text too.
 */
function without_slots(string $tag, array $given): array {
	$slots = [];
	foreach (element($tag)['attributes'] as $name => $attribute) {
		if ($attribute['kind'] !== 'rich' || !is_string($given[$name] ?? null)) {
			continue;
		}
		$rich = trim(force_balance_tags(wp_kses($given[$name], INLINE, ['http', 'https', 'mailto', 'tel'])));
		if ($rich !== '' && (preg_match('/<[a-z]/i', $rich) || !is_patched($tag, $name))) {
			$slots[$name] = $rich;
			unset($given[$name]);
		} else {
			$given[$name] = as_html(html_entity_decode($rich, ENT_QUOTES | ENT_HTML5, 'UTF-8'));
		}
	}
	return [$given, $slots];
}

/** Whether the element's shell shows any text of this attribute. */
function is_patched(string $tag, string $name): bool {
	$shell = read_shell($tag);
	return !$shell || isset($shell['attributes'][$name]['*']);
}
