<?php
// Where a form goes that the browser sends itself: to the site's endpoint, else to the bundle's own, else as a mail. The same
// as the bundle's form-action.ts and mail-client.ts.

namespace MrpWidgets;

if (!defined('ABSPATH')) {
	exit;
}

/** Returns the attributes of a form's start tag with the addresses of this site's settings. */
function with_action(array $attributes): array {
	$settings = settings();
	preg_match('/^mailto:([^?]*)(?:\?subject=(.*))?$/', $attributes['data-mail'] ?? '', $mail);
	$email = $settings['contact-email'] ?? rawurldecode($mail[1] ?? '');
	$mailto = mail_href($email, rawurldecode($mail[2] ?? ''));
	// A site that has an email service of its own does not send to the bundle's endpoint.
	$built = isset($settings['email-service-id']) ? '' : $attributes['action'] ?? '';
	$endpoint = current(array_filter([$settings['endpoint'] ?? '', $built], __NAMESPACE__ . '\\is_web_address')) ?: '';
	return array_merge($attributes, [
		'action' => $endpoint ?: $mailto,
		'enctype' => $endpoint ? 'application/x-www-form-urlencoded' : 'text/plain',
		'data-mail' => $mailto,
	]);
}

/** Whether a text is an address of the web, or a path on this site. */
function is_web_address(string $text): bool {
	return (bool) preg_match('~^(https?://|/)~i', $text);
}

function mail_href(string $address, string $subject): string {
	return 'mailto:' . str_replace('%40', '@', encoded($address)) . '?subject=' . encoded($subject);
}

/** Encodes as JavaScript's `encodeURIComponent` does, apostrophes too, and without line breaks. */
function encoded(string $text): string {
	$line = trim((string) preg_replace('/[\p{Cc}\x{2028}\x{2029}]+/u', ' ', $text));
	return strtr(rawurlencode($line), ['%21' => '!', '%28' => '(', '%29' => ')', '%2A' => '*']);
}
