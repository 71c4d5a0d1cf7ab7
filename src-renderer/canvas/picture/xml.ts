const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** A text as it stands between tags or in an attribute. */
export function xml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign]!)
}
