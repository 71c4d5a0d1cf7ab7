import type { BoardStage } from './board-stage'

/** Keeps boards side by side on the same part, whichever of them is panned or zoomed. */
export class CameraLink {
  private readonly stages = new Set<BoardStage>()

  /** Adds a board, which then shows the same part as the others; returns a function that removes it. */
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
