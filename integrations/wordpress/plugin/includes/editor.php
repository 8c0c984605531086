<?php
// What the block editor loads: our blocks' forms, and in its canvas the elements themselves.

namespace MrpWidgets;

if (!defined('ABSPATH')) {
	exit;
}

/** The editor's files, each with what it needs. Those of the first ones are global, as in WordPress itself. */
const EDITOR_FILES = [
	'fields' => ['wp-element', 'wp-components', 'wp-i18n', 'wp-rich-text', 'wp-escape-html', 'wp-data'],
	'list-entry' => ['mrp-widgets-fields'],
	'list-field' => ['mrp-widgets-list-entry'],
	'preview' => ['mrp-widgets-fields', 'wp-block-editor'],
	'place' => ['mrp-widgets-fields'],
	'page-title' => ['mrp-widgets-fields'],
	'blocks' => ['mrp-widgets-list-field', 'mrp-widgets-preview', 'mrp-widgets-place', 'mrp-widgets-page-title', 'wp-blocks', 'wp-notices'],
];

add_action('enqueue_block_editor_assets', static function () {
	foreach (EDITOR_FILES as $name => $needed) {
		wp_register_script("mrp-widgets-$name", plugins_url("editor/$name.js", FILE), $needed, VERSION, true);
		wp_set_script_translations("mrp-widgets-$name", 'mrp-widgets', FOLDER . '/languages');
	}
	wp_add_inline_script('mrp-widgets-fields', 'window.mrpWidgets = ' . wp_json_encode(['elements' => offered()], JSON_HEX_TAG), 'before');
	wp_enqueue_script('mrp-widgets-blocks');
});

/** Returns the elements and attributes that the author may place: others would be gone after saving. */
function offered(): array {
	$elements = described()['elements'];
	if (current_user_can('unfiltered_html')) {
		return $elements;
	}
	$offered = array_intersect_key($elements, described()['pasted']);
	foreach ($offered as $tag => $element) {
		$offered[$tag]['attributes'] = array_diff_key($element['attributes'], array_flip(refused($tag)));
	}
	return $offered;
}

// The canvas is a frame that takes classic scripts alone; this one is a module all the same.
add_action('enqueue_block_assets', static function () {
	if (is_admin()) {
		wp_enqueue_script('mrp-widgets-canvas', script_url(), [], null, true);
		wp_enqueue_style('mrp-widgets-canvas', plugins_url('editor/canvas.css', FILE), [], VERSION);
	}
});
add_filter('script_loader_tag', static fn($html, $handle) => $handle === 'mrp-widgets-canvas'
	? str_replace('<script ', '<script type="module" ', preg_replace('/ type=(["\'])[^"\']*\1/', '', $html))
	: $html, 10, 2);
