@echo off
rem Runs Jumping Cube; builds it first if that is needed. Arguments are passed on. Does what ./jumping-cube does.
setlocal
set "HOME_DIR=%~dp0"
set "TARGET=%HOME_DIR%target"
if not "%HOME_DIR:;=%"=="%HOME_DIR%" (
    echo Jumping Cube cannot start from "%HOME_DIR%", since Java reads a semicolon as the end of a folder's name: move it elsewhere. 1>&2
    exit /b 1
)
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"

set "VERSION="
set "MAJOR=0"
for /f "tokens=3" %%V in ('^""%JAVA%" -version 2^>^&1 ^| findstr /c:" version "^"') do set "VERSION=%%~V"
for /f "delims=.-+" %%M in ("%VERSION%") do set "MAJOR=%%M"
if not defined VERSION (
    "%JAVA%" -version 1>&2
    echo Jumping Cube needs Java 17 or newer ^(a JDK^): install one, or set JAVA_HOME to it. 1>&2
    exit /b 1
)
if %MAJOR% lss 17 (
    echo Jumping Cube needs Java 17 or newer ^(a JDK^), but "%JAVA%" is version %VERSION%. 1>&2
    exit /b 1
)

set "BUILT=%TARGET%\app\.built"
if not exist "%BUILT%" goto build
powershell -NoProfile -Command "$built = (Get-Item -Force \"$env:HOME_DIR\target\app\.built\").LastWriteTime; $newer = 'src\main', 'docs\handbook', 'docs\images\handbook', 'pom.xml' | ForEach-Object { Get-ChildItem -Recurse -File \"$env:HOME_DIR\$_\" } | Where-Object { $_.LastWriteTime -gt $built }; if ($newer) { exit 1 }"
if not errorlevel 1 goto start

:build
if not exist "%TARGET%" mkdir "%TARGET%" 2>nul
2>nul (type nul >"%TARGET%\build.log") || goto unwritable
echo Building Jumping Cube; this takes a minute the first time. 1>&2
pushd "%HOME_DIR%"
call mvnw.cmd -B -q -Dunchecked -Dmaven.test.skip=true package >target\build.log 2>&1
set "CODE=%errorlevel%"
popd
if not "%CODE%"=="0" (
    echo Jumping Cube could not be built; the reason stands in "%TARGET%\build.log" 1>&2
    exit /b 1
)
type nul >"%BUILT%"
del /q /f "%TARGET%\classes-*.jsa" 2>nul
goto start

:unwritable
if not exist "%BUILT%" (
    echo Jumping Cube is not built yet, and you may not build it in "%HOME_DIR%": whoever may must start it there once. 1>&2
    exit /b 1
)
echo Jumping Cube has changed since it was built, but you may not build it in "%HOME_DIR%": it starts as it was. 1>&2

:start
rem A heap that follows what is in use, and a limit for the window; two collectors at once would be an error. That threads may
rem have less priority than others needs no -XX:ThreadPriorityPolicy=1 with -XX:-PrintWarnings here.
rem Linux alone is told to give native memory back, with -XX:+IgnoreUnrecognizedVMOptions and -XX:TrimNativeHeapInterval.
set FLAGS=-Xshare:auto
set | findstr /r /c:"^_*J[A-Z_]*OPTIONS=.*-XX:+Use.*GC" >nul || set FLAGS=%FLAGS% -XX:+UseSerialGC -Xms32m
set "LIMIT="
if "%~1"=="" set "LIMIT=1"
if not "%~x1"=="" set "LIMIT=1"
if exist "%~1" if not exist "%~1\" set "LIMIT=1"
if defined LIMIT set FLAGS=%FLAGS% -Xmx256m -Xmn24m -XX:CompileThresholdScaling=3 -XX:-ShrinkHeapInSteps -XX:MinHeapFreeRatio=5 -XX:MaxHeapFreeRatio=10
rem Java itself keeps an archive of the classes of a start, and does without where it cannot.
if defined LIMIT if %MAJOR% geq 19 set FLAGS=%FLAGS% -XX:+AutoCreateSharedArchive "-XX:SharedArchiveFile=%TARGET%\classes-%MAJOR%.jsa" -Xlog:disable
if %MAJOR% geq 24 set FLAGS=%FLAGS% --enable-native-access=javafx.graphics,org.xerial.sqlitejdbc --sun-misc-unsafe-memory-access=allow
"%JAVA%" %FLAGS% -p "%TARGET%\app" -m org.jumpingcube/org.jumpingcube.Main %*
