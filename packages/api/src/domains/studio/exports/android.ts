import { translator } from '@spilvaerk/messages'
import { readmes } from '@spilvaerk/messages/readmes'
import type { TextLanguage } from '@spilvaerk/schemas'
import type { Files } from './archive.ts'
import type { ExportSource } from './export-source.ts'
import { androidString, appId, markdown } from './texts.ts'

/** A project for Android Studio: one activity that shows the game, and no permission at all. */
export function androidFiles({ id: number, slug, game, page, language }: ExportSource): Files {
  const id = appId(slug, number)
  const [ground, , main] = game.palette
  return {
    'README.md': readme(game.name, language),
    'settings.gradle.kts': SETTINGS,
    'build.gradle.kts': ROOT_BUILD,
    'gradle.properties': 'android.useAndroidX=true\norg.gradle.jvmargs=-Xmx2g\n',
    'app/build.gradle.kts': appBuild(id),
    'app/src/main/AndroidManifest.xml': MANIFEST,
    'app/src/main/assets/game.html': page,
    [`app/src/main/java/${id.replaceAll('.', '/')}/MainActivity.kt`]: activity(id),
    'app/src/main/res/values/strings.xml': stringsXml(game.name),
    ...Object.fromEntries(
      game.told.map(({ language, name }) => [
        `app/src/main/res/values-${FOLDERS[language]}/strings.xml`,
        stringsXml(name),
      ]),
    ),
    'app/src/main/res/values/colors.xml': `${XML}<resources>\n    <color name="ground">${ground}</color>\n    <color name="main">${main}</color>\n</resources>\n`,
    'app/src/main/res/drawable/launcher.xml': LAUNCHER,
  }
}

/** How Android names the resources of a language. */
const FOLDERS: Readonly<Record<TextLanguage, string>> = {
  ...{ da: 'da', en: 'en', de: 'de', sv: 'sv', no: 'nb', fi: 'fi' },
}

const stringsXml = (name: string): string =>
  `${XML}<resources>\n    <string name="app_name">${androidString(name)}</string>\n</resources>\n`

const XML = '<?xml version="1.0" encoding="utf-8"?>\n'

const SETTINGS = `pluginManagement {
    repositories {
        google()
        mavenCentral()
        gradlePluginPortal()
    }
}
dependencyResolutionManagement {
    repositories {
        google()
        mavenCentral()
    }
}
rootProject.name = "game"
include(":app")
`

const ROOT_BUILD = `plugins {
    id("com.android.application") version "8.7.3" apply false
    id("org.jetbrains.kotlin.android") version "2.0.21" apply false
}
`

const appBuild = (id: string): string => `plugins {
    id("com.android.application")
    id("org.jetbrains.kotlin.android")
}

android {
    namespace = "${id}"
    compileSdk = 35

    defaultConfig {
        applicationId = "${id}"
        minSdk = 26
        targetSdk = 35
        versionCode = 1
        versionName = "1.0"
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }

    kotlinOptions {
        jvmTarget = "17"
    }
}
`

const MANIFEST = `${XML}<manifest xmlns:android="http://schemas.android.com/apk/res/android">

    <application
        android:allowBackup="false"
        android:icon="@drawable/launcher"
        android:label="@string/app_name"
        android:theme="@android:style/Theme.Material.NoActionBar">
        <activity
            android:name=".MainActivity"
            android:configChanges="orientation|screenSize|screenLayout|keyboardHidden"
            android:exported="true">
            <intent-filter>
                <action android:name="android.intent.action.MAIN" />
                <category android:name="android.intent.category.LAUNCHER" />
            </intent-filter>
        </activity>
    </application>

</manifest>
`

const activity = (id: string): string => `package ${id}

import android.app.Activity
import android.os.Bundle
import android.webkit.WebView

/** Shows the game that lies among the assets. Nothing is loaded from anywhere else. */
class MainActivity : Activity() {
    private lateinit var view: WebView

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        view = WebView(this)
        view.settings.javaScriptEnabled = true
        view.settings.blockNetworkLoads = true
        view.settings.allowFileAccess = false
        view.setBackgroundColor(getColor(R.color.ground))
        setContentView(view)
        view.loadUrl("file:///android_asset/game.html")
    }

    override fun onPause() {
        view.onPause()
        super.onPause()
    }

    override fun onResume() {
        super.onResume()
        view.onResume()
    }

    override fun onDestroy() {
        view.destroy()
        super.onDestroy()
    }
}
`

const LAUNCHER = `${XML}<vector xmlns:android="http://schemas.android.com/apk/res/android"
    android:width="108dp"
    android:height="108dp"
    android:viewportWidth="108"
    android:viewportHeight="108">
    <path android:fillColor="@color/ground" android:pathData="M0,0h108v108h-108z" />
    <path android:fillColor="@color/main" android:pathData="M30,30h12v48h-12z M48,30h12v48h-12z M66,30h12v48h-12z" />
</vector>
`

const readme = (name: string, language: ExportSource['language']): string => `# ${markdown(name)}

${translator(readmes, language)('android')}
`
