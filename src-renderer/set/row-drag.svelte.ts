import type { OpenSet } from './open-set.svelte'
import { dropPlace, groupOf, type DropPlace, type RowPlace } from './row-places'

/** Tests of a set on their way; what else is dragged over the table is not for it. */
const KIND = 'application/x-boardwright-tests'

/** Dragging of rows: within their group it changes the order, and to another group the tests go there. */
export class RowDrag {
  /** Where a line shows the place, in pixels from the top of the frame; null if none is. */
  line = $state<number | null>(null)
  /** The group that the tests would go to as a whole. */
  group = $state.raw<string | null>(null)
  private paths: readonly string[] = []
  private place: DropPlace | null = null

  constructor(
    private readonly set: () => OpenSet,
    private readonly frame: () => HTMLElement | null,
  ) {}

  /** The listeners of the table's frame. */
  readonly listeners = {
    ondragstart: (event: DragEvent): void => this.start(event),
    ondragover: (event: DragEvent): void => this.over(event),
    ondragleave: (event: DragEvent): void => {
      const to = event.relatedTarget
      if (!(to instanceof Node) || !this.frame()?.contains(to)) this.forget()
    },
    ondrop: (event: DragEvent): void => this.drop(event),
    ondragend: (): void => this.end(),
  }

  private start(event: DragEvent): void {
    const { table } = this.set()
    const row = rowOf(event.target)
    const path = row && table.shown[Number(row.dataset['row'])]?.file.path
    if (!path || !event.dataTransfer) return
    if (!table.isChosen(path)) table.goTo(Number(row.dataset['row']))
    this.paths = table.chosen
    event.dataTransfer.setData(KIND, String(this.paths.length))
    event.dataTransfer.effectAllowed = 'move'
  }

  private over(event: DragEvent): void {
    if (this.paths.length === 0 || !event.dataTransfer?.types.includes(KIND)) return
    this.look(event)
    if (!this.place) return
    event.preventDefault()
    event.stopPropagation()
    event.dataTransfer.dropEffect = 'move'
  }

  private drop(event: DragEvent): void {
    if (this.paths.length === 0 || !event.dataTransfer?.types.includes(KIND)) return
    event.preventDefault()
    event.stopPropagation()
    const { place, paths } = this
    const { work } = this.set()
    this.end()
    if (place?.kind === 'row') void work.begin({ ...place, kind: 'place', paths })
    else if (place) void work.begin({ kind: 'move', paths, group: place.group })
  }

  private look({ target, clientY }: DragEvent): void {
    this.forget()
    const { table, tests } = this.set()
    const row = rowOf(target)
    const box = row?.getBoundingClientRect()
    const isBelow = box !== undefined && clientY > box.top + box.height / 2
    const heading = target instanceof Element ? target.closest<HTMLElement>('[data-group]') : null
    const place = heading
      ? ({ kind: 'group', group: heading.dataset['group']! } as const)
      : row && dropPlace(table, Number(row.dataset['row']), isBelow)
    if (!place) return
    const isAway = this.paths.some((path) => groupOf(tests, path) !== place.group)
    if (place.kind === 'row' && box) {
      if (this.isAtHome(place)) return
      this.line =
        (isBelow ? box.bottom : box.top) - (this.frame()?.getBoundingClientRect().top ?? 0)
    } else if (isAway) this.group = place.group
    else return
    this.place = place
  }

  /** Dropped where they are, tests stay. */
  private isAtHome({ group, before }: RowPlace): boolean {
    const { shown } = this.set().table
    const chosen = new Set(this.paths)
    const members = shown.filter(({ file }) => file.group === group)
    const places = members.flatMap(({ file }, at) => (chosen.has(file.path) ? at : []))
    if (places.length < this.paths.length) return false
    const isTogether = places.at(-1)! - places[0]! === places.length - 1
    const at =
      before === null ? members.length : members.findIndex(({ file }) => file.path === before)
    return isTogether && at >= places[0]! && at <= places.at(-1)! + 1
  }

  private forget(): void {
    this.line = this.group = this.place = null
  }

  private end(): void {
    this.paths = []
    this.forget()
  }
}

function rowOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
}
