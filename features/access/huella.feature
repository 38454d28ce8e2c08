# language: es
Característica: Ingresar con huella o rostro

  Regla: Después de ingresar se ofrece activar la huella

    @ACC-27 @ACC-28
    Escenario: Marta la activa
      Dado que Marta ingresó y está en "el desbloqueo"
      Y que su dispositivo tiene lector de huella
      Cuando activa su huella
      Entonces llega a "el inicio"
      Y un aviso dice "Listo. La próxima vez podés ingresar con tu huella o rostro."
      Y en el dispositivo queda "unlockRegistered"

    @ACC-27
    Escenario: Marta la deja para después
      Dado que Marta ingresó y está en "el desbloqueo"
      Y que su dispositivo tiene lector de huella
      Cuando deja la huella para después
      Entonces llega a "el inicio"
      Y en el dispositivo ya no queda "unlockNeverAgain"

    @ACC-27
    Escenario: Marta no quiere que se le vuelva a preguntar
      Dado que Marta ingresó y está en "el desbloqueo"
      Y que su dispositivo tiene lector de huella
      Cuando pide que no se le vuelva a preguntar por la huella
      Entonces llega a "el inicio"
      Y en el dispositivo queda "unlockNeverAgain"

    @ACC-27
    Escenario: Lo que Marta dejó para después se le ofrece a Raúl en el mismo celular
      Dado que Marta ingresó y está en "el desbloqueo"
      Y que su dispositivo tiene lector de huella
      Cuando deja la huella para después
      Y Marta cierra la sesión
      Y cierra el aviso de salida
      Y ingresa el DNI "24318907"
      Y ingresa la contraseña "cuota2026"
      Entonces llega a "el desbloqueo"

    @ACC-28
    Escenario: Cancelar el pedido del dispositivo no es un error
      Dado que Marta ingresó y está en "el desbloqueo"
      Y que su dispositivo tiene lector de huella
      Cuando cancela el pedido de su dispositivo al activar su huella
      Entonces llega a "el desbloqueo"
      Y no ve ningún aviso

    @ACC-28
    Escenario: El servidor no acepta el registro
      Dado que Marta ingresó y está en "el desbloqueo"
      Y que la consulta de "el registro de la huella" responde con un error
      Y que su dispositivo tiene lector de huella
      Cuando activa su huella
      Entonces un aviso dice "Ocurrió un error al intentar registrar el metodo de desbloqueo"
      Y llega a "el desbloqueo"

    @ACC-28
    Escenario: El lector del dispositivo está roto
      Dado que Marta ingresó y está en "el desbloqueo"
      Y que su dispositivo tiene lector de huella
      Y que su lector de huella está roto
      Cuando activa su huella
      Entonces un aviso dice "Ocurrió un error al intentar registrar el metodo de desbloqueo"
      Y en el dispositivo ya no queda "unlockRegistered"

    @ACC-28 @DEM-05
    Escenario: Una huella que el lector no comprobó no se registra
      Dado que Marta ingresó y está en "el desbloqueo"
      Y que su dispositivo tiene lector de huella
      Y que su lector de huella no comprueba quién es
      Cuando activa su huella
      Entonces un aviso dice "Ocurrió un error al intentar registrar el metodo de desbloqueo"
      Y en el dispositivo ya no queda "unlockRegistered"

    @ACC-27
    Escenario: Sin lector se dice, y no se ofrece
      Dado que Marta ingresó y está en "el desbloqueo"
      Cuando abre el portal
      Entonces ve la pantalla "Acá no se puede usar huella ni rostro"

    @ACC-27
    Escenario: Recargar no la da por activada ni por dejada
      Dado que Marta ingresó y está en "el desbloqueo"
      Y que su dispositivo tiene lector de huella
      Cuando recarga la página
      Y activa su huella
      Entonces llega a "el inicio"

  Regla: Con la huella activada se ingresa sin contraseña

    @ACC-14
    Escenario: Marta, que recién salió, la usa cuando quiere
      Dado que Marta activó su huella y cerró la sesión
      Cuando ingresa el DNI "28456123"
      Y ingresa con su huella
      Entonces llega a "el inicio"
      Y la saluda "Hola, Marta"

    @ACC-14
    Escenario: A quien recién salió no se le pide la huella
      Dado que Marta activó su huella y cerró la sesión
      Cuando apoya el dedo en el lector
      Y ingresa el DNI "28456123"
      Entonces no ve ningún aviso
      Y está en "la contraseña"

    @ACC-14 @camino
    Escenario: La vez siguiente se le pide sin que toque nada
      Dado que Marta activó su huella y cerró la sesión
      Cuando ingresa el DNI "28456123"
      Y apoya el dedo en el lector
      Y recarga la página
      Entonces llega a "el inicio"

    @ACC-15
    Escenario: Cancelar el ingreso no es un error
      Dado que Marta activó su huella y cerró la sesión
      Cuando ingresa el DNI "28456123"
      Y cancela el pedido de su dispositivo al ingresar
      Entonces llega a "la contraseña"
      Y no ve ningún aviso

    @ACC-15
    Escenario: Cancelar el pedido que aparece solo tampoco
      Dado que Marta activó su huella y cerró la sesión
      Cuando ingresa el DNI "28456123"
      Y cancela lo que su dispositivo le pida
      Y recarga la página
      Entonces llega a "la contraseña"
      Y no ve ningún aviso

    @ACC-15
    Escenario: Donde el dispositivo no puede, se dice cómo entrar
      Dado que Nicolás está por ingresar
      Cuando ingresa el DNI "36529471"
      Y toca "Ingresar con huella o rostro"
      Entonces un aviso dice "Este dispositivo no permite ingresar con huella o rostro. Usá tu contraseña."

    @ACC-15
    Escenario: La comprobación no sale bien
      Dado que la consulta de "la comprobación de la huella" responde que choca con otro
      Y que Marta activó su huella y cerró la sesión
      Cuando ingresa el DNI "28456123"
      Y ingresa con su huella
      Entonces un aviso dice "No pudimos autenticarte"
      Y llega a "la contraseña"

    @DEM-05 @ACC-28
    Escenario: Con una huella que el lector no comprobó no se ingresa
      Dado que Marta activó su huella y cerró la sesión
      Y que su lector de huella no comprueba quién es
      Cuando ingresa el DNI "28456123"
      Y ingresa con su huella
      Entonces un aviso dice "No pudimos autenticarte"
      Y llega a "la contraseña"

    @ACC-15 @ACC-14
    Escenario: La que se pide sola tampoco sale bien
      Dado que la consulta de "la comprobación de la huella" responde que choca con otro
      Y que Marta activó su huella y cerró la sesión
      Cuando ingresa el DNI "28456123"
      Y apoya el dedo en el lector
      Y recarga la página
      Entonces un aviso dice "No pudimos autenticarte"

    @ACC-15
    Escenario: A quien nunca la activó no se le avisa sin que la pida
      Dado que Raúl está por ingresar
      Y que su dispositivo tiene lector de huella
      Cuando ingresa el DNI "24318907"
      Entonces llega a "la contraseña"
      Y no ve ningún aviso

    @ACC-15
    Escenario: Sin huella activada se avisa cómo hacerlo
      Dado que Raúl está por ingresar
      Cuando ingresa el DNI "24318907"
      Y ingresa con su huella
      Entonces un aviso dice "Todavía no registraste tu huella o rostro. Ingresá con tu contraseña y activalo desde Mis datos."

    @ACC-14 @HOM-08 @DEM-02
    Escenario: La huella de Nicolás está en otro teléfono, y entra con su contraseña
      Dado que Nicolás está por ingresar
      Y que su dispositivo tiene lector de huella
      Cuando ingresa el DNI "36529471"
      Y ingresa la contraseña "cuota2026"
      Entonces llega a "el inicio"

    @ACC-14 @ACC-13
    Escenario: Mientras el dispositivo pregunta se puede cambiar de usuario
      Dado que Marta activó su huella y cerró la sesión
      Cuando ingresa el DNI "28456123"
      Y recarga la página
      Y cambia de usuario
      Entonces llega a "el ingreso"

  Regla: La huella se puede restablecer

    @PRO-04
    Escenario: Marta la restablece y deja de servir
      Dado que Marta ingresó y está en "el desbloqueo"
      Y que su dispositivo tiene lector de huella
      Cuando activa su huella
      Y abre "mis datos"
      Y restablece su huella con la contraseña "cuota2026"
      Entonces un aviso dice "Listo. Desde ahora ingresás con tu contraseña o con un código."
      Y en el dispositivo ya no queda "unlockRegistered"

    @PRO-04
    Escenario: No se pudo restablecer
      Dado que Marta ingresó y está en "mis datos"
      Y que la consulta de "el borrado de las huellas" responde con un error
      Cuando restablece su huella con la contraseña "cuota2026"
      Entonces no se cierra, y se le dice "Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos."

    @PRO-04 @ACC-39
    Esquema del escenario: Con la contraseña <cuál> no se borra ninguna
      Dado que Marta ingresó y está en "el desbloqueo"
      Y que su dispositivo tiene lector de huella
      Cuando activa su huella
      Y abre "mis datos"
      Y restablece su huella con la contraseña "<contraseña>"
      Entonces no se cierra, y se le dice "<motivo>"
      Y en el dispositivo queda "unlockRegistered"

      Ejemplos:
        | cuál       | contraseña | motivo                                                                                     |
        | equivocada | otra2026   | No pudimos comprobar que seas vos. Revisá la contraseña o probá de la otra forma. Si falló varias veces, puede estar bloqueada: elegí otra con un código. |
        | vacía      |            | Ingresá tu contraseña.                                                                     |

    @PRO-04 @ACC-39
    Escenario: También alcanza con la huella
      Dado que Marta ingresó y está en "el desbloqueo"
      Y que su dispositivo tiene lector de huella
      Cuando activa su huella
      Y abre "mis datos"
      Y restablece su huella con la huella misma
      Entonces un aviso dice "Listo. Desde ahora ingresás con tu contraseña o con un código."

    @PRO-04
    Escenario: Si el prestamista no comprueba quién es, sólo se pregunta
      Dado que Marta ingresó y está en "mis datos"
      Y que la consulta de "los dispositivos" responde que no lo ofrece
      Cuando restablece su huella sin que le pidan nada
      Entonces un aviso dice "Listo. Desde ahora ingresás con tu contraseña o con un código."

    @PRO-04
    Escenario: Si el prestamista no comprueba quién es y no lo puede hacer, se dice
      Dado que Marta ingresó y está en "mis datos"
      Y que la consulta de "los dispositivos" responde que no lo ofrece
      Y que la consulta de "el restablecimiento de la huella" responde con un error
      Cuando restablece su huella sin que le pidan nada
      Entonces un aviso dice "No pudimos restablecer tu huella o rostro. Probá de nuevo en unos minutos."

    @PRO-04
    Escenario: Si no se sabe si lo comprueba, no se borra ninguna
      Dado que Marta ingresó y está en "mis datos"
      Y que la consulta de "los dispositivos" responde con un error
      Cuando quiere restablecer su huella
      Entonces un aviso dice "No pudimos restablecer tu huella o rostro. Probá de nuevo en unos minutos."

    @PRO-04
    Escenario: Marta se arrepiente antes de restablecerla
      Dado que Marta ingresó y está en "el desbloqueo"
      Y que su dispositivo tiene lector de huella
      Cuando activa su huella
      Y abre "mis datos"
      Y quiere restablecer su huella y se arrepiente
      Entonces llega a "mis datos"
      Y en el dispositivo queda "unlockRegistered"
