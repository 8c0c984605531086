// A block is selected and copied by hand where no script runs or the browser refuses.
for (const code of document.querySelectorAll('main pre > code')) {
  const button = document.createElement('button')
  button.textContent = 'Copy'
  button.type = 'button'
  button.onclick = async () => {
    try {
      await navigator.clipboard.writeText(code.textContent)
      button.textContent = 'Copied'
    } catch {
      getSelection()?.selectAllChildren(code)
      button.textContent = 'Selected: press Ctrl+C or ⌘C'
    }
  }
  code.parentElement?.before(button)
  // A phone scrolls it, and so must a keyboard, in Safari too.
  code.parentElement?.setAttribute('tabindex', '0')
}
