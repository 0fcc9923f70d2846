@echo off
rem Runs Jumping Cube; builds it first if that is needed. Arguments are passed on.
setlocal
set "HOME_DIR=%~dp0"
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"
"%JAVA%" -version >nul 2>&1
if errorlevel 1 (
    echo Jumping Cube needs Java 17 or newer ^(a JDK^): install one, or set JAVA_HOME to it. 1>&2
    exit /b 1
)
set "STALE=1"
if exist "%HOME_DIR%target\app\.built" (
    powershell -NoProfile -Command "$built = (Get-Item -Force \"$env:HOME_DIR\target\app\.built\").LastWriteTime; $newer = 'src\main', 'docs\handbook', 'docs\images\handbook', 'pom.xml' | ForEach-Object { Get-ChildItem -Recurse -File \"$env:HOME_DIR\$_\" } | Where-Object { $_.LastWriteTime -gt $built }; if ($newer) { exit 1 }"
    if not errorlevel 1 set "STALE="
)
if defined STALE (
    echo Building Jumping Cube; this takes a minute the first time. 1>&2
    if not exist "%HOME_DIR%target" mkdir "%HOME_DIR%target"
    pushd "%HOME_DIR%"
    call mvnw.cmd -B -q -Dunchecked -Dmaven.test.skip=true package > target\build.log 2>&1
    if errorlevel 1 (
        popd
        echo Jumping Cube could not be built; the reason stands in %HOME_DIR%target\build.log 1>&2
        exit /b 1
    )
    popd
    type nul > "%HOME_DIR%target\app\.built"
)
"%JAVA%" -p "%HOME_DIR%target\app" -m org.jumpingcube/org.jumpingcube.Main %*
