// Chromium's email input shows "anna@exämple.de" and has the value "anna@xn--exmple-cua.de".

/** Returns the answers with those of these names as people write them. */
export const withTyped = (
  answers: Readonly<Record<string, string>>,
  names: readonly string[],
): Readonly<Record<string, string>> => ({
  ...answers,
  ...Object.fromEntries(names.map(name => [name, asTyped(answers[name] ?? '')])),
})

/** Returns an address as people write it: its domain without the encoding that computers exchange. */
export function asTyped(address: string): string {
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  if (at === 0 || !/xn--/i.test(domain)) return address
  const typed = domain.split('.').map(decodeLabel).join('.')
  return encoded(typed) === domain.toLowerCase() ? address.slice(0, at) + typed : address
}

/** Encodes a domain as the browser does. Empty for what is none. */
function encoded(domain: string): string {
  try {
    return new URL(`https://${domain}`).hostname
  } catch {
    return ''
  }
}

/** Decodes one label of a domain: Punycode, RFC 3492, with its names and numbers. Returns what is none as it is. */
function decodeLabel(label: string): string {
  const code = /^xn--(?:([a-z0-9-]*)-)?([a-z0-9]+)$/i.exec(label.toLowerCase())
  if (!code) return label
  const [, basic = '', deltas = ''] = code
  const points = [...basic].map(letter => letter.charCodeAt(0))
  let [n, i, bias] = [128, 0, 72]
  for (let at = 0; at < deltas.length; ) {
    const before = i
    let weight = 1
    for (let k = 36; ; k += 36) {
      if (at === deltas.length) return label
      const digit = (Number.parseInt(deltas.charAt(at), 36) + 26) % 36
      at += 1
      i += digit * weight
      const threshold = Math.min(Math.max(k - bias, 1), 26)
      if (digit < threshold) break
      weight *= 36 - threshold
    }
    const count = points.length + 1
    bias = adapted(i - before, count, before === 0)
    n += Math.floor(i / count)
    i %= count
    if (n > 0x10ffff) return label
    points.splice(i, 0, n)
    i += 1
  }
  return String.fromCodePoint(...points)
}

function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2))
  rest += Math.floor(rest / count)
  let k = 0
  for (; rest > 455; k += 36) rest = Math.floor(rest / 35)
  return k + Math.floor((36 * rest) / (rest + 38))
}
