import type { MaterialName, MetalName } from './vocabulary.ts'

/** What each metal mirrors, from above to below. */
export const RAMPS: Readonly<Record<MetalName, readonly string[]>> = {
  gold: ['#3a1d05', '#7a4a10', '#c98b22', '#f6cf63', '#fff3c0', '#e9b23c', '#8a5412', '#ffe39a'],
  iron: ['#0b0d10', '#23282e', '#454d55', '#7b868f', '#aab4ba', '#59636b', '#2a3036', '#8a959c'],
  bronze: ['#1c1206', '#4a3011', '#86602b', '#c69a55', '#f1d79c', '#9a7338', '#4c3414', '#d9b878'],
  verdigris: ['#04201f', '#0d4a48', '#1f8a80', '#7fe0cc', '#eafff6', '#c69a55', '#4a3011', '#8ff0dc'],
  silver: ['#1b2028', '#465060', '#8792a3', '#cdd6e2', '#ffffff', '#9aa6b6', '#4f5a69', '#e6edf5'],
  copper: ['#2a0d06', '#6b2a14', '#b35a30', '#f0a274', '#ffe2cc', '#c46c3e', '#6e2c16', '#ffc19a'],
  black: ['#030405', '#0e1114', '#20262c', '#454f58', '#8e9ba6', '#2a3138', '#101418', '#5c6872'],
  rose: ['#3a1016', '#7e3440', '#c8747a', '#f7bdb8', '#fff0ea', '#dd8f8c', '#84404a', '#ffd6cf'],
}

export const metalColours = (name: MetalName): readonly string[] => RAMPS[name]

export const MATERIAL_COLOURS: Readonly<Record<MaterialName, string>> = {
  oak: '#7d4d29',
  walnut: '#5a3620',
  pine: '#b0804a',
  birch: '#b9a68c',
  ebony: '#33262a',
  granite: '#848a94',
  sandstone: '#c9a06a',
  slate: '#4f6f7c',
  marble: '#d9d6d0',
  coral: '#d9786c',
  red: '#a3243a',
  blue: '#23467e',
  green: '#21603f',
  cream: '#e9d7b4',
  plum: '#5b2a62',
  petrol: '#175a63',
  ice: '#9fd0e8',
  leather: '#7a4526',
  brick: '#94503a',
  icing: '#f2b8c6',
  bamboo: '#b99b4e',
  plating: '#5d6f80',
}

export const stuffColour = (name: MaterialName): string => MATERIAL_COLOURS[name]
