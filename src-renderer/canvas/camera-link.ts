import type { BoardStage } from './board-stage'

/** Keeps boards that stand side by side on the same stretch, whichever of them is panned or zoomed. */
export class CameraLink {
  private readonly stages = new Set<BoardStage>()

  /** Takes a board in, which then looks where the others do; returns what lets it out again. */
  add(stage: BoardStage): () => void {
    const [first] = this.stages
    this.stages.add(stage)
    if (first) stage.follow(first.camera)
    stage.onCamera = (camera) => {
      for (const other of this.stages) if (other !== stage) other.follow(camera)
    }
    return () => {
      stage.onCamera = null
      this.stages.delete(stage)
    }
  }
}
