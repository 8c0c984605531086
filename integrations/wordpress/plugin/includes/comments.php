<?php
// Marks what visitors wrote, so that the script makes nothing of it: comments, and the links to those who wrote them.

namespace MrpWidgets;

if (!defined('ABSPATH')) {
	exit;
}

/** Blocks with words of strangers, or of authors about themselves. */
const WRITTEN_BY_OTHERS = ['core/comments', 'core/post-comments', 'core/latest-comments', 'core/post-author', 'core/post-author-biography'];

add_filter('render_block', static function ($html, $block) {
	return in_array($block['blockName'] ?? '', WRITTEN_BY_OTHERS, true) ? ignored_block((string) $html) : $html;
}, 99, 2);

/** Marks the first tag, which a block has around all of it. */
function ignored_block(string $html): string {
	$tags = new \WP_HTML_Tag_Processor($html);
	if ($tags->next_tag()) {
		$tags->set_attribute('data-mrp-ignore', true);
	}
	return $tags->get_updated_html();
}

// Themes without blocks, and the widget of the latest comments.
add_filter('comment_text', static fn($html) => is_admin() || is_feed() ? $html : "<div data-mrp-ignore>$html</div>", 99);
add_filter('get_comment_author_link', static fn($html) => is_admin() || is_feed() ? $html : "<span data-mrp-ignore>$html</span>", 99);
