/// <reference types="vite/client" />

/** The version in package.json, put in by the build. */
declare const __VERSION__: string

/** By tag or language: the files of its code, put in by the build. */
declare const __FILES_AHEAD__: Readonly<Record<string, readonly string[]>>
