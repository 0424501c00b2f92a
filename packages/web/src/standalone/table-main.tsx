import './table-player.css'
import { start } from './start.tsx'
import { TablePlayer } from './TablePlayer.tsx'

start(TablePlayer)
