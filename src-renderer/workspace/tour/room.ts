export { default as TourCard } from './TourCard.svelte'
export { default as TourChooser } from './TourChooser.svelte'
export { beginTour } from './begin-tour'
