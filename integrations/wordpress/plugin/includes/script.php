<?php
// The bundle's script: once on a page that has an element, from the plugin's own folder, and left alone by plugins that
// rewrite scripts.

namespace MrpWidgets;

if (!defined('ABSPATH')) {
	exit;
}

const SCRIPT = 'mrp-widgets';

/** The version is in the path and nowhere else: with `?ver=`, its own chunks would load the first file a second time. */
function script_url(): string {
	return plugins_url('bundle/' . VERSION . '/mrp-widgets.js', FILE);
}

add_action('init', static function () {
	wp_register_script_module(SCRIPT, script_url(), [], null);
});

/** Asks for the script where HTML has one of our tags that no block of ours has made. */
function with_script($html): string {
	if (!is_feed() && preg_match('/<mrp-|\bdata-mrp(?!-ignore)\b/', (string) $html)) {
		wp_enqueue_script_module(SCRIPT);
	}
	return (string) $html;
}

// What authors pasted as HTML: in posts, in the parts of a block theme, and in widgets.
foreach (['the_content', 'render_block', 'widget_text', 'widget_custom_html_content'] as $hook) {
	add_filter($hook, __NAMESPACE__ . '\with_script', 99);
}

// LiteSpeed and Cloudflare leave a script alone that says so.
add_filter('wp_script_attributes', static function ($attributes) {
	if (($attributes['id'] ?? '') === SCRIPT . '-js-module') {
		$attributes['data-no-optimize'] = '1';
		$attributes['data-no-defer'] = '1';
		$attributes['data-cfasync'] = 'false';
	}
	return $attributes;
});

// WP Rocket would delay it until the first touch, which the script itself waits for.
add_filter('rocket_delay_js_exclusions', static fn($paths) => array_merge((array) $paths, ['mrp-widgets']));

// What an author typed stays as it is, in a list as in an attribute. In a shadow root, curled quotes would no longer be the text
// that the element has.
add_filter('no_texturize_tags', static fn($tags) => array_merge($tags, ['template'], array_keys(described()['elements'])));
