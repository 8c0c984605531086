import { visuallyHidden } from '../ui/text.styles.ts'
import { useTranslation } from '../words/translation.ts'

const name = 'leave-empty'

/**
 * Renders a honeypot: robots fill it in, people cannot reach it, and browsers do not autofill this name. If it is
 * filled in, the visitor is asked, and nothing is dropped.
 */
export function RobotTrap() {
  const { t } = useTranslation()
  return (
    <div aria-hidden="true" className={visuallyHidden} inert>
      <label>
        {t('form.trap.label')}
        <input autoComplete="off" name={name} tabIndex={-1} type="text" />
      </label>
    </div>
  )
}

export function isTrapped(form: HTMLFormElement): boolean {
  return new FormData(form).get(name) !== ''
}

export function emptyTrap(form: HTMLFormElement): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = ''
}
