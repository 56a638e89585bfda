/** The game of an edition: `classic` of `classic/fr`. Nothing else on the page takes the name of an edition apart. */
export function gameOf(edition: string): string {
  return edition.split('/')[0] ?? ''
}
