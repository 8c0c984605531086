/** Builds one script that a page loads with one tag, for every embedded baseline. */
export const embed = (entry: string) => ({
  build: {
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: { 'demo-form': entry },
      output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]', codeSplitting: false },
    },
  },
})
