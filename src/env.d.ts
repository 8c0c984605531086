/// <reference types="vite/client" />

/** The version in package.json, put in by the build. */
declare const __VERSION__: string
