import { BrowserWindow, session } from 'electron'
import { PAGE_SCHEME } from '../app/page-address'

/** A place of its own, where nothing but the document is. */
const PARTITION = 'print'
const ADDRESS = `${PAGE_SCHEME}://print/`

/**
 * An HTML document as a PDF file, printed by a window that no one sees: it runs no script and can ask for nothing. The
 * margins are the document's own.
 */
export async function printPdf(html: string, paper: 'A4' | 'Letter'): Promise<Uint8Array> {
  const { protocol } = session.fromPartition(PARTITION)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'",
  }
  protocol.handle(PAGE_SCHEME, () => new Response(html, { headers }))
  const window = new BrowserWindow({
    show: false,
    webPreferences: { partition: PARTITION, javascript: false, sandbox: true, devTools: false },
  })
  try {
    await window.loadURL(ADDRESS)
    return await window.webContents.printToPDF({ pageSize: paper, preferCSSPageSize: false })
  } finally {
    window.destroy()
    protocol.unhandle(PAGE_SCHEME)
  }
}
