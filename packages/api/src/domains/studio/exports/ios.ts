import { translator } from '@spilvaerk/messages'
import { readmes } from '@spilvaerk/messages/readmes'
import type { Files } from './archive.ts'
import type { ExportSource } from './export-source.ts'
import { appId, markdown, swiftLiteral } from './texts.ts'

/** An app project for Xcode and Swift Playgrounds. */
export const iosFiles = ({ id, slug, game, page, language }: ExportSource): Files => ({
  'README.md': readme(game.name, language),
  'Package.swift': manifest(game.name, appId(slug, id)),
  'GameApp.swift': APP,
  'GameView.swift': VIEW,
  'Resources/game.html': page,
})

const manifest = (name: string, id: string): string => `// swift-tools-version: 5.9

import AppleProductTypes
import PackageDescription

let package = Package(
    name: ${swiftLiteral(name)},
    platforms: [.iOS("16.0")],
    products: [
        .iOSApplication(
            name: ${swiftLiteral(name)},
            targets: ["AppModule"],
            bundleIdentifier: "${id}",
            displayVersion: "1.0",
            bundleVersion: "1",
            appIcon: .placeholder(icon: .star),
            accentColor: .presetColor(.orange),
            supportedDeviceFamilies: [.pad, .phone],
            supportedInterfaceOrientations: [.portrait, .landscapeRight, .landscapeLeft]
        )
    ],
    targets: [
        .executableTarget(name: "AppModule", path: ".", exclude: ["README.md"], resources: [.process("Resources")])
    ]
)
`

const APP = `import SwiftUI

@main
struct GameApp: App {
    var body: some Scene {
        WindowGroup {
            GameView().ignoresSafeArea()
        }
    }
}
`

const VIEW = `import SwiftUI
import WebKit

/// Shows the game that lies among the resources. Nothing is loaded from anywhere else.
struct GameView: UIViewRepresentable {
    func makeUIView(context: Context) -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.websiteDataStore = .nonPersistent()
        configuration.allowsInlineMediaPlayback = true
        let view = WKWebView(frame: .zero, configuration: configuration)
        view.isOpaque = false
        view.backgroundColor = .black
        if let game = Bundle.module.url(forResource: "game", withExtension: "html") {
            view.loadFileURL(game, allowingReadAccessTo: game)
        }
        return view
    }

    func updateUIView(_ view: WKWebView, context: Context) {}
}
`

const readme = (name: string, language: ExportSource['language']): string => `# ${markdown(name)}

${translator(readmes, language)('ios')}
`
