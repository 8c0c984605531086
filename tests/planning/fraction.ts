// Exact numbers: every decimal fraction that a plan begins with is one, and so is all that follows from it.

export class Fraction {
  static readonly zero = new Fraction(0n, 1n)
  static readonly one = new Fraction(1n, 1n)
  readonly #above: bigint
  readonly #below: bigint

  private constructor(above: bigint, below: bigint) {
    this.#above = above
    this.#below = below
  }

  /** Reads a decimal number as it is written: 0.1 is a tenth. */
  static of(number: number): Fraction {
    const [digits = '', exponent = '0'] = String(number).split('e')
    const [whole = '', decimals = ''] = digits.split('.')
    const shift = decimals.length - Number(exponent)
    const above = BigInt(whole + decimals)
    return shift > 0 ? reduce(above, 10n ** BigInt(shift)) : reduce(above * 10n ** BigInt(-shift), 1n)
  }

  static sum(parts: readonly Fraction[]): Fraction {
    return parts.reduce((sum, part) => sum.plus(part), Fraction.zero)
  }

  plus(other: Fraction): Fraction {
    if (this.#below === other.#below) return reduce(this.#above + other.#above, this.#below)
    return reduce(this.#above * other.#below + other.#above * this.#below, this.#below * other.#below)
  }

  minus(other: Fraction): Fraction {
    return this.plus(new Fraction(-other.#above, other.#below))
  }

  times(other: Fraction): Fraction {
    return reduce(this.#above * other.#above, this.#below * other.#below)
  }

  over(other: Fraction): Fraction {
    return reduce(this.#above * other.#below, this.#below * other.#above)
  }

  /** Rounds up to a whole number. */
  up(): Fraction {
    const whole = this.#above / this.#below
    return new Fraction(whole * this.#below < this.#above ? whole + 1n : whole, 1n)
  }

  exceeds(other: Fraction): boolean {
    return this.#above * other.#below > other.#above * this.#below
  }

  toNumber(): number {
    const whole = this.#above / this.#below
    return Number(whole) + Number(((this.#above - whole * this.#below) * 10n ** 15n) / this.#below) / 1e15
  }

  static make(above: bigint, below: bigint): Fraction {
    return new Fraction(above, below)
  }
}

function reduce(above: bigint, below: bigint): Fraction {
  if (below === 1n) return Fraction.make(above, below)
  if (below < 0n) return reduce(-above, -below)
  let [divisor, rest] = [above < 0n ? -above : above, below]
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest]
  return Fraction.make(above / divisor, below / divisor)
}
