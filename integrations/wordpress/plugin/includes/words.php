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
