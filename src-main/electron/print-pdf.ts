import { PRINTED_INCH, type PictureSize } from '@core/protocol/picture'
import { BrowserWindow, session } from 'electron'
import { PAGE_SCHEME } from '../app/page-address'
import type { PaperSize } from '../app/shell'

/** A separate session that contains only the document. */
const PARTITION = 'print'
const ADDRESS = `${PAGE_SCHEME}://print/`

const inches = ({ width, height }: PictureSize): PictureSize => ({
  width: width / PRINTED_INCH,
  height: height / PRINTED_INCH,
})

/** Prints an HTML document to a PDF file in a hidden window, which runs no script and has no permissions. */
export async function printPdf(html: string, paper: PaperSize): Promise<Uint8Array> {
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
    const isSheet = typeof paper === 'string'
    return await window.webContents.printToPDF({
      pageSize: isSheet ? paper : inches(paper),
      preferCSSPageSize: false,
      printBackground: !isSheet,
      ...(isSheet ? {} : { margins: { top: 0, bottom: 0, left: 0, right: 0 } }),
    })
  } finally {
    window.destroy()
    protocol.unhandle(PAGE_SCHEME)
  }
}
