import { expect, test } from 'vitest'
import { tikzPicture } from './tikz-picture'

const inSvg = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32" viewBox="0 0 64 32"><title>Turn 1</title>${inner}</svg>`

/** What is drawn, between the frame and the end. */
function drawn(inner: string): string[] {
  const lines = tikzPicture(inSvg(inner)).trimEnd().split('\n')
  const frame = lines.findIndex((line) => line.includes('use as bounding box'))
  return lines.slice(frame + 1, -1)
}

test('a picture is as large as its stretch, defines its colours, and says what it is and needs', () => {
  expect(tikzPicture(inSvg('<rect x="1" y="2" width="3" height="4" fill="#0af"/>'))).toBe(
    [
      '% Turn 1',
      String.raw`% \usepackage{tikz}`,
      String.raw`\begin{tikzpicture}[scale=0.75, yscale=-1, x=1bp, y=1bp]`,
      String.raw`\definecolor{bw00AAFF}{HTML}{00AAFF}`,
      String.raw`\path[use as bounding box, clip] (0,0) rectangle (64,32);`,
      String.raw`\path[fill=bw00AAFF] (1,2) rectangle (4,6);`,
      String.raw`\end{tikzpicture}`,
      '',
    ].join('\n'),
  )
})

test('lines keep their width, ends and dashes in points of print', () => {
  const look = 'fill="none" stroke="#000000" stroke-width="4" stroke-linecap="round"'
  expect(drawn(`<path d="M0 0L8 0" ${look} stroke-dasharray="4 2" opacity="0.5"/>`)).toEqual([
    String.raw`\path[draw=bw000000, line width=3bp, line cap=round, dash pattern=on 3bp off 1.5bp, opacity=0.5] (0,0) -- (8,0);`,
  ])
})

test('what is drawn by a symbol is written in its place, with widths as large as it is there', () => {
  const symbol =
    '<defs><symbol id="mouse" viewBox="0 0 64 64" stroke="#123456"><g transform="rotate(90 32 32)"><circle cx="32" cy="32" r="5" fill="none" stroke-width="2"/></g></symbol></defs>'
  expect(drawn(`${symbol}<use href="#mouse" x="8" y="4" width="32" height="32"/>`)).toEqual([
    String.raw`\begin{scope}[shift={(8,4)}, scale=0.5]`,
    String.raw`\begin{scope}[rotate around={90:(32,32)}]`,
    String.raw`\path[draw=bw123456, line width=0.75bp] (32,32) circle[radius=5];`,
    String.raw`\end{scope}`,
    String.raw`\end{scope}`,
  ])
})

test('words stand where they stood, and LaTeX takes none of their signs for itself', () => {
  const text =
    '<text x="5" y="9" font-size="16" font-weight="700" text-anchor="middle" fill="#fff">50 % &amp; a_b {c} \\</text>'
  expect(drawn(text)).toEqual([
    String.raw`\node[anchor=base, inner sep=0, text=bwFFFFFF, font=\sffamily\bfseries\fontsize{12}{12}\selectfont] at (5,9) {50 \% \& a\_b \{c\} \textbackslash };`,
  ])
})

test('what our pictures do not have is refused', () => {
  expect(() => drawn('<image href="x.png"/>')).toThrow('no shape for TikZ: image')
  expect(() => drawn('<path d="M0 0L1 1" fill="hsl(1 2% 3%)"/>')).toThrow('no colour for TikZ')
})
