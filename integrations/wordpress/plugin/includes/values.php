<?php
// Turns what an author typed into attributes, by their kinds. What does not fit is left out, so that the element's own
// default rules.

namespace MrpWidgets;

if (!defined('ABSPATH')) {
	exit;
}

/**
 * Undoes what WordPress does to the texts in a block of an author without `unfiltered_html`. In one pass, and nothing else:
 * a typed `&quot;` is a text.
 */
function decoded(string $text): string {
	return strtr($text, ['&amp;' => '&', '&lt;' => '<', '&gt;' => '>']);
}

/** The other way round: a text as blocks have it. */
function as_html(string $text): string {
	return strtr($text, ['&' => '&amp;', '<' => '&lt;', '>' => '&gt;']);
}

/** Returns the attributes of a tag, as texts, for what was given by name. */
function attributes_of(string $tag, array $given): array {
	$written = [];
	foreach (element($tag)['attributes'] ?? [] as $name => $attribute) {
		$text = isset($given[$name]) ? attribute_text($attribute, $given[$name]) : null;
		if ($text !== null) {
			$written[$name] = $text;
		}
	}
	return $written;
}

/** Returns the text of an attribute, or null where it is left out. */
function attribute_text(array $attribute, $value): ?string {
	switch ($attribute['kind']) {
		case 'toggle':
			return $value === true || $value === 'true' ? '' : null;
		case 'number':
			return is_numeric($value) ? (string) $value : null;
		case 'list':
			return list_text($attribute['fields'], $value);
		case 'choice':
			$choice = is_string($value) ? decoded($value) : '';
			return in_array($choice, $attribute['choices'], true) ? $choice : null;
		case 'address':
			$address = is_string($value) ? safe_address(trim(decoded($value))) : '';
			return $address === '' ? null : $address;
		default:
			$text = is_scalar($value) ? decoded((string) $value) : '';
			return trim($text) === '' && empty($attribute['mayBeEmpty']) ? null : $text;
	}
}

/**
 * Returns an address without what could run a script. WordPress writes `http://` before `pricing`, so that a slash stands
 * before it meanwhile. Not before `javascript;//`, which WordPress mends to `javascript://`.
 */
function safe_address(string $address): string {
	$is_relative = preg_match('~^[^/#?:;][^:;]*$~', $address);
	$sanitized = sanitize_url(($is_relative ? '/' : '') . $address, ['http', 'https', 'mailto', 'tel']);
	return $is_relative ? substr($sanitized, 1) : $sanitized;
}

/** Returns a list as JSON, with the fields that its entries may have. */
function list_text(array $fields, $value): ?string {
	$entries = [];
	foreach (is_array($value) ? $value : [] as $given) {
		$entry = [];
		foreach (is_array($given) ? $fields : [] as $name => $field) {
			$content = field_value($field['kind'], $given[$name] ?? null);
			if ($content !== null || !$field['optional']) {
				$entry[$name] = $content ?? empty_value($field['kind']);
			}
		}
		if ($entry) {
			$entries[] = $entry;
		}
	}
	return $entries ? json($entries) : null;
}

/** Returns a field's content, or null where it is empty. */
function field_value(string $kind, $value) {
	if ($kind === 'toggle') {
		return $value === true ? true : null;
	}
	if ($kind === 'texts') {
		$texts = array_map(static fn($text) => is_scalar($text) ? decoded((string) $text) : '', is_array($value) ? array_values($value) : []);
		// An author begins a new line with an empty one. One further up is meant: lists side by side go by their lines.
		while ($texts && end($texts) === '') {
			array_pop($texts);
		}
		return $texts ?: null;
	}
	$text = is_scalar($value) && !is_bool($value) ? decoded((string) $value) : '';
	return $text === '' ? null : $text;
}

function empty_value(string $kind) {
	return ['toggle' => false, 'texts' => []][$kind] ?? '';
}

/** Returns JSON as `JSON.stringify` writes it. */
function json($value): string {
	return (string) wp_json_encode($value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_LINE_TERMINATORS);
}

/**
 * Escapes entities that are there already too: they are texts. Brackets too: WordPress reads shortcodes after blocks, also
 * in a shadow root.
 */
function escaped(string $text): string {
	return unfiltered(htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8', true));
}

/**
 * Returns HTML in which WordPress's filters find nothing to change: no shortcode, no smiley, and no misspelt name of its
 * own. It says the same, and so equals what the element's code shows.
 */
function unfiltered(string $html): string {
	$html = (string) preg_replace_callback('/(?<![^\s\x{A0}>"])[:;8]/u', static fn($sign) => '&#' . ord($sign[0]) . ';', $html);
	return strtr($html, ['[' => '&#91;', ']' => '&#93;', 'Wordpress' => 'W&#111;rdpress']);
}
