<?php
// A block for each element, in a category of its own. The build makes the blocks' descriptions.

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
