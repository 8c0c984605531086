<?php
// Makes the tables, the users and, where the plugin is there, activates it. Run once by `wordpress.ts`, in the site's folder.

define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = $argv[1];
require getcwd() . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
wp_install('Test site', 'admin', 'admin@example.com', true, '', 'admin');
foreach (['editor', 'author', 'contributor'] as $role) {
	wp_insert_user(['user_login' => $role, 'user_pass' => $role, 'user_email' => "$role@example.com", 'role' => $role]);
}
update_option('permalink_structure', '');
foreach (get_users() as $user) {
	// The editor would greet them with a dialog.
	update_user_meta($user->ID, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', [
		'core/edit-post' => ['welcomeGuide' => false],
		'core' => ['enableChoosePatternModal' => false],
		'_modified' => gmdate('c'),
	]);
}
$problem = activate_plugin('mrp-widgets/mrp-widgets.php');
if (is_wp_error($problem)) {
	fwrite(STDERR, $problem->get_error_message());
	exit(1);
}
echo get_bloginfo('version');
