const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Escapes a text for use between tags or in an attribute. */
export function xml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign]!)
}
