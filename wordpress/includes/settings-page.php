<?php
// Settings → MRP Widgets: what `<mrp-config>` takes. For administrators, because it decides where requests go.

namespace MrpWidgets;

if (!defined('ABSPATH')) {
	exit;
}

add_action('admin_menu', static function () {
	$title = __('MRP Widgets', 'mrp-widgets');
	add_options_page($title, $title, 'manage_options', 'mrp-widgets', __NAMESPACE__ . '\print_settings_page');
});

add_action('admin_init', static function () {
	register_setting('mrp-widgets', OPTION, [
		'type' => 'object',
		'default' => [],
		'sanitize_callback' => __NAMESPACE__ . '\sanitized_settings',
	]);
	add_settings_section('mrp-widgets', '', '__return_null', 'mrp-widgets');
	foreach (described()['settings'] as $name => $setting) {
		add_settings_field($name, esc_html(label($name)), __NAMESPACE__ . '\print_setting', 'mrp-widgets', 'mrp-widgets', [
			'name' => $name,
			'label_for' => "mrp-$name",
		]);
	}
});

/** Returns what a setting is called. */
function label(string $name): string {
	// phpcs:ignore WordPress.WP.I18n -- the build lists these labels for translators.
	return __(described()['settings'][$name]['label'], 'mrp-widgets');
}

/** Keeps what fits its kind. Where it does not, the value before stays and a sentence says so. */
function sanitized_settings($given): array {
	$sanitized = [];
	$before = settings();
	foreach (described()['settings'] as $name => $setting) {
		$text = trim(is_string($given[$name] ?? null) ? $given[$name] : '');
		$fits = fits($setting, $text);
		if ($text !== '' && !$fits) {
			/* translators: %s: the name of a setting */
			add_settings_error(OPTION, $name, sprintf(__('%s stays as it was: what was typed is not valid.', 'mrp-widgets'), label($name)));
		}
		$sanitized[$name] = $fits ? $text : $before[$name] ?? '';
	}
	return array_filter($sanitized, static fn($text) => $text !== '');
}

function fits(array $setting, string $text): bool {
	if ($text === '') {
		return true;
	}
	switch ($setting['kind']) {
		case 'choice':
			return in_array($text, $setting['choices'], true);
		case 'address':
			return is_web_address($text) && sanitize_url($text, ['http', 'https']) !== '';
		case 'list':
		case 'json':
			return is_array(json_decode($text, true));
		default:
			return true;
	}
}

function print_setting(array $field): void {
	$setting = described()['settings'][$field['name']];
	$id = 'mrp-' . $field['name'];
	$value = settings()[$field['name']] ?? '';
	$marks = sprintf('id="%s" name="%s" aria-describedby="%s"', esc_attr($id), esc_attr(OPTION . "[{$field['name']}]"), esc_attr("$id-note"));
	// phpcs:disable WordPress.Security.EscapeOutput -- $marks and escaped() are escaped.
	if ($setting['kind'] === 'choice') {
		echo "<select $marks><option value=\"\">" . esc_html__('Default', 'mrp-widgets') . '</option>';
		foreach ($setting['choices'] as $choice) {
			printf('<option%s>%s</option>', selected($choice, $value, false), escaped($choice));
		}
		echo '</select>';
	} elseif (in_array($setting['kind'], ['list', 'json'], true)) {
		echo "<textarea $marks class=\"large-text code\" rows=\"3\">" . escaped($value) . '</textarea>';
	} else {
		echo "<input $marks class=\"regular-text\" value=\"" . escaped($value) . '">';
	}
	// phpcs:enable
	// phpcs:ignore WordPress.WP.I18n -- the build puts these sentences into the .pot file.
	printf('<p class="description" id="%s-note">%s</p>', esc_attr($id), esc_html(__($setting['doc'], 'mrp-widgets')));
}

function print_settings_page(): void {
	if (!current_user_can('manage_options')) {
		return;
	}
	echo '<div class="wrap"><h1>' . esc_html(get_admin_page_title()) . '</h1><form action="options.php" method="post">';
	settings_fields('mrp-widgets');
	do_settings_sections('mrp-widgets');
	submit_button();
	echo '</form></div>';
}
