<?php
// The site's settings: the tag that hands them to the elements, and the page where an administrator enters them.

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

// Settings → MRP Widgets: what `<mrp-config>` takes. For administrators, because it decides where requests go.

/** What most owners of a site enter, by section. Every other setting is for developers. */
const FIRST_SETTINGS = [
	'business' => ['brand-name', 'contact-email'],
	'requests' => ['endpoint', 'email-service-id', 'email-demo-template-id', 'email-contact-template-id', 'email-public-key'],
];

/** Returns the names of all settings by section. */
function sections(): array {
	$all = array_keys(described()['settings']);
	return FIRST_SETTINGS + ['developers' => array_diff($all, ...array_values(FIRST_SETTINGS))];
}

add_filter('plugin_action_links_' . plugin_basename(FILE), static function (array $links) {
	$address = esc_url(admin_url('options-general.php?page=mrp-widgets'));
	return ['settings' => "<a href=\"$address\">" . esc_html__('Settings', 'mrp-widgets') . '</a>'] + $links;
});

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
	foreach (sections() as $section => $names) {
		foreach ($names as $name) {
			add_settings_field($name, esc_html(label($name)), __NAMESPACE__ . '\print_setting', 'mrp-widgets', "mrp-$section", [
				'name' => $name,
				'label_for' => "mrp-$name",
			]);
		}
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
			/* translators: 1: the name of a setting, 2: what was typed */
			$sentence = __('%1$s stays as it was, because this is not valid: %2$s', 'mrp-widgets');
			add_settings_error(OPTION, $name, esc_html(sprintf($sentence, label($name), $text)));
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
		echo "<textarea $marks class=\"large-text code\" rows=\"3\" placeholder=\"" . escaped(example($setting)) . '">' . escaped($value) . '</textarea>';
	} else {
		echo "<input $marks class=\"regular-text\" value=\"" . escaped($value) . '">';
	}
	// phpcs:enable
	// phpcs:ignore WordPress.WP.I18n -- the build puts these sentences into the .pot file.
	printf('<p class="description" id="%s-note">%s</p>', esc_attr($id), esc_html(__($setting['doc'], 'mrp-widgets')));
}

/** Returns a list of one entry, as it is to be typed. */
function example(array $setting): string {
	$fields = array_keys($setting['fields'] ?? []);
	return $fields ? json([array_fill_keys($fields, '…')]) : '';
}

function print_settings_page(): void {
	if (!current_user_can('manage_options')) {
		return;
	}
	echo '<div class="wrap"><h1>' . esc_html(get_admin_page_title()) . '</h1><form action="options.php" method="post">';
	settings_fields('mrp-widgets');
	echo '<h2>' . esc_html__('Your business', 'mrp-widgets') . '</h2>';
	print_section('business');
	// Most owners are done here. What has been entered further down is not hidden from them.
	$titles = ['requests' => __('Where requests go', 'mrp-widgets'), 'developers' => __('For developers', 'mrp-widgets')];
	foreach ($titles as $section => $title) {
		$is_open = array_intersect(sections()[$section], array_keys(settings())) !== [];
		printf('<details%s><summary style="cursor: pointer"><h2 style="display: inline-block">%s</h2></summary>', $is_open ? ' open' : '', esc_html($title));
		print_section($section);
		echo '</details>';
	}
	echo '</form></div>';
}

function print_section(string $section): void {
	echo '<table class="form-table" role="presentation">';
	do_settings_fields('mrp-widgets', "mrp-$section");
	echo '</table>';
	submit_button();
}
