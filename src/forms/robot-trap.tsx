import { useTranslation } from '../i18n/translation.ts'
import { visuallyHidden } from '../ui/inline.ts'

const name = 'leave-empty'

/**
 * A field that robots fill in and people can't reach. Its name means nothing to a browser's autofill; should it be
 * filled in all the same, the visitor is asked, never dropped.
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
  if (field instanceof Object && 'value' in field) field.value = ''
}
