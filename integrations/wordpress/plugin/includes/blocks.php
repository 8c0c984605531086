<?php
// A block for each element, in a category of its own, and whole pages in one click. The build makes the blocks' descriptions,
// and the pages from those of our own site.

namespace MrpWidgets;

if (!defined('ABSPATH')) {
	exit;
}

add_filter('block_categories_all', static fn($categories) => array_merge(
	[['slug' => 'mrp-widgets', 'title' => __('MRP Agent', 'mrp-widgets')]],
	$categories
));

add_action('init', static function () {
	foreach (described()['elements'] as $tag => $element) {
		register_block_type(FOLDER . '/blocks/' . substr($tag, 4), [
			'render_callback' => static fn(array $attributes) => '<div ' . get_block_wrapper_attributes() . '>' . markup($tag, $attributes) . '</div>',
		]);
	}
});

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
