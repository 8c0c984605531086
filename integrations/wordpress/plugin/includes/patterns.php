<?php
// Whole pages in one click. The build makes them from the pages of our own site.

namespace MrpWidgets;

if (!defined('ABSPATH')) {
	exit;
}

add_action('init', static function () {
	$titles = [
		'pricing' => __('Pricing page', 'mrp-widgets'),
		'demo' => __('Demo request page', 'mrp-widgets'),
		'product' => __('Product page', 'mrp-widgets'),
		'home' => __('Home page', 'mrp-widgets'),
	];
	register_block_pattern_category('mrp-widgets', ['label' => __('MRP Agent', 'mrp-widgets')]);
	foreach ($titles as $name => $title) {
		register_block_pattern("mrp-widgets/$name", [
			'title' => $title,
			'categories' => ['mrp-widgets'],
			'blockTypes' => ['core/post-content'],
			'postTypes' => ['page'],
			'content' => file_get_contents(FOLDER . "/patterns/$name.html"),
		]);
	}
	// Before the theme's own, which fill more than a screen.
}, 9);
