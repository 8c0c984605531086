<?php
// Runs PHP code from the standard input in the site, and prints what it returns as JSON.

$_SERVER['HTTP_HOST'] = $argv[1];
require getcwd() . '/wp-load.php';
echo json_encode(eval(stream_get_contents(STDIN)));
