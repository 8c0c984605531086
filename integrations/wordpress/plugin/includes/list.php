<?php
// A list that an author gave, as the HTML inside its tag: readers without scripts and search engines get it, and the script
// paints it. The descriptions say which element is an entry, and where each field stands.

namespace MrpWidgets;

if (!defined('ABSPATH')) {
	exit;
}

/** Returns the lists among an element's attributes that may stand in its content, by name. */
function content_lists(string $tag, array $attributes): array {
	$lists = [];
	foreach (element($tag)['attributes'] as $name => $attribute) {
		if (isset($attribute['mapping'], $attributes[$name])) {
			$lists[$name] = list_html(json_decode($attributes[$name], true), $attribute);
		}
	}
	return $lists;
}

/** Returns the HTML of a list. Columns and lines are those of a table, and links those of a navigation. */
function list_html(array $entries, array $attribute): string {
	$mapping = $attribute['mapping'];
	preg_match('/^(?:\w+ )?(\w+)/', $mapping['item'], $found);
	$item = $found[1];
	$html = '';
	foreach ($entries as $entry) {
		$html .= entry_html($item, $entry, $mapping['fields']) . ($item === 'a' ? ' ' : '');
	}
	$around = ['a' => ['<nav>', '</nav>'], 'th' => ['<table><thead><tr><th></th>', '</tr></thead></table>'], 'tr' => ['<table><tbody>', '</tbody></table>']];
	[$before, $after] = $around[$item] ?? ['', ''];
	return $before . $html . $after;
}

function entry_html(string $item, array $entry, array $places): string {
	$own = '';
	$inner = '';
	foreach ($places as $name => $place) {
		$value = $entry[$name] ?? null;
		if ($value === null || $value === false) {
			continue;
		}
		if ($place === '[href]') {
			$address = esc_url(safe_address($value));
			$own .= $address === '' ? '' : " href=\"$address\"";
		} elseif ($place[0] === '[') {
			$own .= ' ' . trim($place, '[]') . ($value === true ? '' : '="' . escaped($value) . '"');
		} elseif ($place !== 'a' && $place !== 'a[href]') {
			$inner .= field_html($item, $place, $value);
		}
	}
	return "<$item$own>$inner" . prices($entry, $places) . link_html($entry, $places) . "</$item>";
}

/** Returns a text in the element of its place. In a cell of a heading, the text stands alone. */
function field_html(string $item, string $place, $value): string {
	if (is_array($value)) {
		$texts = "<$place>" . implode("</$place><$place>", array_map(__NAMESPACE__ . '\escaped', $value)) . "</$place>";
		return $place === 'li' ? "<ul>$texts</ul>" : $texts;
	}
	if ($place === 'rest with links') {
		return '<p>' . with_links($value) . '</p>';
	}
	if (strpos($place, 'rest') === 0) {
		return in_array($item, ['th', 'a'], true) ? escaped($value) : '<p>' . escaped($value) . '</p>';
	}
	$tag = $place === 'heading' ? 'h3' : $place;
	return "<$tag>" . escaped($value) . "</$tag>";
}

/** A price is an attribute, which nobody sees. Where no field takes other text, a paragraph says it. */
function prices(array $entry, array $places): string {
	$words = array_filter([$entry['price'] ?? '', $entry['period'] ?? '']);
	return isset($places['features']) && $words ? '<p>' . escaped(implode(' ', $words)) . '</p>' : '';
}

function link_html(array $entry, array $places): string {
	$words_field = array_search('a', $places, true);
	$address_field = array_search('a[href]', $places, true);
	$address = $address_field === false ? '' : esc_url(safe_address($entry[$address_field] ?? ''));
	$words = ($words_field === false ? '' : $entry[$words_field] ?? '') ?: ($address === '' ? '' : $entry[array_key_first($places)] ?? '');
	$href = $address === '' ? '' : " href=\"$address\"";
	return $words === '' && $words_field === false ? '' : "<a$href>" . escaped($words) . '</a>';
}
