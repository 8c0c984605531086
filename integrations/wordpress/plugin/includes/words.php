<?php
// The words of an element that PHP cannot paint, as the content of its tag: what readers without scripts and search engines
// get. The element's code puts its own markup in their place.

namespace MrpWidgets;

if (!defined('ABSPATH')) {
	exit;
}

function words(string $tag, array $attributes, array $slots, array $lists): string {
	$element = element($tag);
	$html = '';
	foreach ($element['attributes'] as $name => $attribute) {
		if ($attribute['kind'] === 'rich' && !isset($slots[$name])) {
			$html .= text_words($name, $attributes[$name] ?? $attribute['own'] ?? '', $element['takesContent']);
		} elseif ($attribute['kind'] === 'list' && !$element['takesContent']) {
			$html .= $lists[$name] ?? own_words($attributes[$name] ?? null, $attribute);
		}
	}
	$html .= form_words($tag, $element['title']);
	// The theme's own classes keep the words as wide as its text. Without the first, it gives them no padding inside of another.
	return $html === '' || $element['takesContent'] ? $html : "<div class=\"alignfull has-global-padding is-layout-constrained\">$html</div>";
}

/** An element that shows its content would show these words a second time: there they stand in the slot of their name. */
function text_words(string $name, string $text, bool $takes_content): string {
	if ($text === '') {
		return '';
	}
	$label = $name === 'heading' ? 'h2' : 'p';
	return $takes_content
		? "<span slot=\"$name\">" . escaped($text) . '</span> '
		: "<$label>" . escaped($text) . "</$label>";
}

/** A list that cannot stand in the content, or the element's own, which would be taken for one that the page gave. */
function own_words(?string $given, array $attribute): string {
	$entries = $given === null ? $attribute['own'] ?? [] : json_decode($given, true);
	return implode('', array_map(static fn($entry) => entry_words($entry, $attribute['fields']), $entries));
}

/** What of an entry is not for reading: addresses, names of pictures, and what a button says. */
const NO_WORDS = ['picture', 'url', 'subject', 'buttonText', 'href', 'path'];

/** The first text of an entry is its name. Its link, such as a plan's, stands below it, with the words of its button. */
function entry_words(array $entry, array $fields): string {
	$html = '';
	foreach ($fields as $name => $field) {
		$value = $entry[$name] ?? null;
		if ($field['kind'] === 'texts' && $value) {
			$html .= '<ul><li>' . implode('</li><li>', array_map(__NAMESPACE__ . '\with_links', $value)) . '</li></ul>';
		} elseif ($field['kind'] === 'text' && $value && !in_array($name, NO_WORDS, true)) {
			$html .= $html === '' ? '<h3>' . escaped($value) . '</h3>' : '<p>' . with_links($value) . '</p>';
		}
	}
	$address = esc_url(safe_address($entry['href'] ?? $entry['path'] ?? ''));
	$words = ($entry['buttonText'] ?? '') ?: $entry[array_key_first($fields)] ?? '';
	return $address === '' || $words === '' ? $html : "$html<p><a href=\"$address\">" . escaped($words) . '</a></p>';
}

/** Makes links of `[words](address)`, as sections do. */
function with_links(string $text): string {
	$parts = preg_split('/\[([^\[\]]+)\]\(([^()\s]+)\)/u', $text, -1, PREG_SPLIT_DELIM_CAPTURE) ?: [$text];
	$html = escaped($parts[0]);
	for ($at = 1; $at < count($parts); $at += 3) {
		[$words, $given, $after] = array_slice($parts, $at, 3);
		$address = esc_url(safe_address($given));
		$html .= $address === '' ? escaped("[$words]($given)") : "<a href=\"$address\">" . escaped($words) . '</a>';
		$html .= escaped($after);
	}
	return $html;
}

/** A form that is not there yet: its mail address. */
function form_words(string $tag, string $title): string {
	$shell = read_shell($tag);
	if (!$shell || !preg_match('/"data-mail":("mailto:[^"]*")/', json($shell['root']), $found)) {
		return '';
	}
	$mail = with_action(['data-mail' => json_decode($found[1])])['data-mail'];
	return '<p><a href="' . esc_url($mail) . '">' . escaped($title) . '</a></p>';
}

// A list that an author gave, as the HTML inside its tag: readers without scripts and search engines get it, and the script
// paints it. The descriptions say which element is an entry, and where each field stands.

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
