import { mount } from 'svelte'
import App from './App.svelte'
import './theme.css'
import './ui/parts.css'
import './forced-colours.css'

mount(App, { target: document.getElementById('app')! })
