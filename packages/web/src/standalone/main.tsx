import './player.css'
import { StandalonePlayer } from './StandalonePlayer.tsx'
import { start } from './start.tsx'

start(StandalonePlayer)
