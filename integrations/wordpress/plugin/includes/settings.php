<?php
// The site's settings, and the tag that hands them to the elements.

namespace MrpWidgets;

if (!defined('ABSPATH')) {
	exit;
}

const OPTION = 'mrp_widgets_settings';

/** Returns the texts of the settings that are not empty, by the attributes of `<mrp-config>`. */
function settings(): array {
	$stored = get_option(OPTION, []);
	return array_filter(
		array_intersect_key(is_array($stored) ? $stored : [], described()['settings']),
		static fn($text) => is_string($text) && $text !== ''
	);
}

/** Prints `<mrp-config>` once, as early in the page as the theme lets us. */
function print_config(): void {
	static $is_printed = false;
	$settings = settings();
	if ($is_printed || !$settings) {
		return;
	}
	$is_printed = true;
	echo '<mrp-config';
	foreach ($settings as $name => $text) {
		echo ' ' . esc_html($name) . '="' . escaped($text) . '"'; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped() escapes it.
	}
	echo "></mrp-config>\n";
}

add_action('wp_body_open', __NAMESPACE__ . '\print_config');
// For themes without the hook above.
add_action('wp_footer', __NAMESPACE__ . '\print_config', 1);
