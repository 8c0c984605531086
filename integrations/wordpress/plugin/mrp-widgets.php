<?php
/**
 * Plugin Name:       MRP Widgets
 * Description:       The sections, forms, planner and account area of MRP Agent as blocks, readable before any script runs.
 * Version:           %version%
 * Requires at least: 6.5
 * Requires PHP:      7.4
 * Author:            MRP Agent
 * License:           MIT
 * License URI:       https://opensource.org/licenses/MIT
 * Text Domain:       mrp-widgets
 * Domain Path:       /languages
 */

namespace MrpWidgets;

if (!defined('ABSPATH')) {
	exit;
}

const VERSION = '%version%';
const FILE = __FILE__;
const FOLDER = __DIR__;

// For translations that lie in the plugin's own folder.
add_action('init', static function () {
	load_plugin_textdomain('mrp-widgets', false, dirname(plugin_basename(FILE)) . '/languages');
}, 1);

foreach (['elements', 'values', 'settings', 'form-action', 'shell', 'words', 'markup', 'script', 'blocks', 'shortcode', 'kses', 'comments', 'editor'] as $part) {
	require __DIR__ . "/includes/$part.php";
}
