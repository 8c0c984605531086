import { useEffect, useMemo } from 'react'
import { commonName } from '../services/attribute-names.ts'
import { type Field, fieldsOf, type RequestKind } from './request-kind.ts'

/** Returns the same for `best-time` and `bestTime`. */
const comparable = (name: string): string => commonName(name.trim()).toLowerCase()

/** Reads names between blanks or commas. A choice of several words stands between commas. */
function namesIn(hide: string, kind: RequestKind): Set<string> {
  const choices = fieldsOf(kind).flatMap(field => field.choices ?? [])
  const isChoice = (text: string) => choices.some(choice => comparable(choice) === comparable(text))
  const names = hide.split(',').flatMap(text => (isChoice(text) ? text : text.split(/\s+/)))
  return new Set(names.map(comparable).filter(Boolean))
}

/**
 * Returns a form without the fields and choices that `hide` names. One that visitors must fill in stays, and so does
 * the last choice of a field: one console line says so.
 */
export function useHiddenFields(kind: RequestKind, hide?: string): RequestKind {
  const [left, refused] = useMemo(() => withoutFields(kind, hide), [kind, hide])
  useEffect(() => {
    if (refused)
      console.warn(`<mrp-${kind.form}-form> cannot hide ${refused}: hide optional fields and choices only.`)
  }, [kind, refused])
  return left
}

/** Returns the form that is left, and the names that could not be hidden. */
function withoutFields(kind: RequestKind, hide = ''): readonly [RequestKind, string] {
  const names = namesIn(hide, kind)
  const withoutChoices = (field: Field): Field => {
    const choices = field.choices?.filter(choice => !names.has(comparable(choice)))
    if (!choices?.length) return field
    for (const choice of field.choices ?? []) names.delete(comparable(choice))
    return { ...field, choices }
  }
  const groups = kind.groups.map(group => ({
    ...group,
    fields: group.fields
      .filter(({ name, required }) => required || !names.delete(comparable(name)))
      .map(withoutChoices),
  }))
  return [{ ...kind, groups: groups.filter(({ fields }) => fields.length > 0) }, [...names].join(', ')]
}
