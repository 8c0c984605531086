<?php
// Removes what the plugin stored: one option on each site.

if (!defined('WP_UNINSTALL_PLUGIN')) {
	exit;
}

if (is_multisite()) {
	foreach (get_sites(['fields' => 'ids', 'number' => 0]) as $site) {
		delete_blog_option($site, 'mrp_widgets_settings');
	}
} else {
	delete_option('mrp_widgets_settings');
}
