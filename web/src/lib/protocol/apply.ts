/** Laying an update over what is known: every field is taken over, `x_added` is appended to `x`. */

export function applied<Whole extends object>(whole: Whole, change: object): Whole {
  const made: Record<string, unknown> = { ...(whole as Record<string, unknown>) }
  for (const [name, value] of Object.entries(change)) {
    const grown = name.endsWith('_added') && !(name in whole) ? name.slice(0, -'_added'.length) : null
    made[grown ?? name] = grown === null ? value : [...(made[grown] as unknown[]), ...(value as unknown[])]
  }
  return made as Whole
}
