/** Print first: A4, thin rules, figures of one width. Fonts are those of the reader's machine. */
export const STYLE = `
@page { size: A4; margin: 17mm 16mm 18mm; @bottom-right { content: counter(page) " / " counter(pages); font: 8pt Georgia, serif; color: #555; } }
:root { color-scheme: light; --ink: #16181d; --soft: #5b616b; --rule: #c9ccd2; --hair: #e4e6ea; --accent: #1d3557; }
* { box-sizing: border-box; }
html { background: #fff; }
body { margin: 0 auto; padding: 12mm 0; max-width: 178mm; color: var(--ink); font: 9.5pt/1.45 Charter, "Bitstream Charter", "Source Serif 4", Georgia, "Liberation Serif", serif; -webkit-print-color-adjust: exact; print-color-adjust: exact; }
header { border-top: 2pt solid var(--accent); padding-top: 4mm; }
.eyebrow { margin: 0; font-size: 8.5pt; letter-spacing: .14em; text-transform: uppercase; color: var(--accent); }
h1 { margin: 1mm 0 0; font-size: 24pt; line-height: 1.15; font-weight: 600; overflow-wrap: anywhere; }
.description { margin: 2mm 0 0; max-width: 130mm; color: var(--soft); font-style: italic; }
.facts { display: grid; grid-template-columns: 1fr 1fr; column-gap: 8mm; margin: 5mm 0 0; border-top: .4pt solid var(--rule); }
.facts div { display: grid; grid-template-columns: 40mm 1fr; gap: 3mm; padding: 1.1mm 0; border-bottom: .4pt solid var(--hair); font-size: 8.5pt; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums lining-nums; }
section { margin-top: 8mm; }
h2 { margin: 0 0 2mm; padding-top: 1.6mm; border-top: .8pt solid var(--ink); font-size: 12pt; font-weight: 600; break-after: avoid; }
.note { margin: 0 0 2.5mm; max-width: 150mm; font-size: 8.5pt; color: var(--soft); }
figure { margin: 0 0 3.5mm; break-inside: avoid; }
svg { display: block; width: 100%; height: auto; font: 8.5px "Helvetica Neue", Helvetica, Arial, "Liberation Sans", sans-serif; font-variant-numeric: tabular-nums; }
svg text { fill: #4a505a; } svg .inverse text { fill: #fff; } svg .caption text { fill: var(--ink); font-size: 9px; }
.grid { stroke: #e4e6ea; stroke-width: .6; } .axis { stroke: #16181d; stroke-width: .7; } .centre { stroke: #16181d; stroke-width: .8; }
.bar { fill: #1d3557; } .bar.none { fill: #b9bec7; } .edge { fill: none; stroke: #9aa0aa; stroke-width: .8; }
.band.b0 { fill: #dfe5ee; } .band.b1 { fill: #bccadd; } .band.b2 { fill: #93a9c6; }
.s0 { fill: #1d3557; background: #1d3557; } .s1 { fill: #4f76b0; background: #4f76b0; } .s2 { fill: #9a6715; background: #9a6715; } .s3 { fill: #587c4c; background: #587c4c; }
.s4 { fill: #a4565c; background: #a4565c; } .s5 { fill: #7a688f; background: #7a688f; } .s6 { fill: #3f7778; background: #3f7778; } .s7 { fill: #766b5a; background: #766b5a; }
.pair { display: flex; gap: 8mm; align-items: flex-start; } .pair > * { flex: 1 1 0; min-width: 0; }
.pair > .wide { flex-grow: 2.2; } .pair .key { white-space: nowrap; } .pair td:first-child.key { overflow-wrap: normal; }
.table { margin-bottom: 4mm; }
table { width: 100%; border-collapse: collapse; font: 8pt/1.35 "Helvetica Neue", Helvetica, Arial, "Liberation Sans", sans-serif; font-variant-numeric: tabular-nums lining-nums; }
caption { padding-bottom: 1mm; text-align: left; color: var(--soft); font-size: 7.5pt; }
caption b { display: block; color: var(--ink); font-size: 8.5pt; font-weight: 600; }
thead { display: table-header-group; } tr { break-inside: avoid; }
th, td { padding: .75mm 0 .75mm 2.5mm; text-align: right; vertical-align: baseline; }
th { font-weight: 600; vertical-align: bottom; border-bottom: .6pt solid var(--ink); }
td { border-bottom: .3pt solid var(--hair); }
th:first-child, td:first-child { padding-left: 0; } .key { text-align: left; overflow-wrap: anywhere; }
.total td { border-top: .6pt solid var(--ink); border-bottom: 0; font-weight: 600; }
.error { color: var(--soft); font-size: 7pt; white-space: nowrap; }
.swatch-dot { display: inline-block; width: 2.2mm; height: 2.2mm; margin-right: 1.6mm; }
.small table { font-size: 6.8pt; line-height: 1.2; }
.approval { break-inside: avoid; } .approval dl { display: grid; grid-template-columns: 1fr 1fr; gap: 0 10mm; margin: 0; }
.approval div { padding-top: 12mm; border-bottom: .6pt solid var(--ink); } .approval dt { font-size: 8pt; }
footer { margin-top: 6mm; font-size: 8pt; color: var(--soft); }
@media screen and (max-width: 720px) { body { padding: 16px; } .facts, .pair { display: block; } .table, figure { overflow-x: auto; } svg { min-width: 640px; } .key { overflow-wrap: break-word; } }
@media print { body { padding: 0; max-width: none; } }
`
