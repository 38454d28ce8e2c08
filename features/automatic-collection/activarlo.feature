# language: es
Característica: Activar el cobro automático
  El cliente da una cuenta suya, lee qué se cobra y cuándo, y lo autoriza una vez, con su contraseña o su huella.

  Antecedentes:
    Dado que hoy es el 24 de noviembre de 2026

  Regla: El préstamo que se puede cobrar así lo ofrece

    @COL-01
    Escenario: Marta llega desde su préstamo
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92"
      Cuando toca "Activar el cobro automático"
      Entonces ve la pantalla "Cobro automático desde tu cuenta"

    @COL-01
    Esquema del escenario: El prestamista <responde>
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Y que al cobro automático el prestamista "<responde>"
      Cuando abre el portal
      Entonces ve la pantalla "<resultado>"

      Ejemplos:
        | responde             | resultado                                |
        | no lo ofrece         | Este préstamo no se puede cobrar así     |
        | falla                | No pudimos cargar el cobro automático    |

  Regla: La cuenta se comprueba por sus dígitos antes de preguntarle a nadie

    @COL-01
    Esquema del escenario: <cuenta>
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "<cuenta>"
      Entonces la cuenta no sirve, y se le dice "<motivo>"

      Ejemplos:
        | cuenta                 | motivo                                                                                          |
        |                        | Escribí tu CBU, CVU o alias.                                                                    |
        | 014099980320000452186  | Un CBU o CVU tiene 22 números. Revisá si falta o sobra alguno.                                  |
        | 0140999803200004521868 | Ese CBU o CVU no existe: hay un número cambiado. Copialo de la app de tu banco.                 |
        | mañana.lunes           | Un alias tiene de 6 a 20 letras, números, puntos o guiones, sin espacios, tildes ni eñes.       |

  Regla: El titular lo confirma el prestamista

    @COL-01
    Esquema del escenario: La de alias <alias>
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "<alias>"
      Entonces la cuenta no sirve, y se le dice "<motivo>"

      Ejemplos:
        | alias          | motivo                                                                    |
        | cuenta.ajena   | Esa cuenta es de otra persona. Tiene que estar a tu nombre.               |
        | cuenta.cerrada | De esa cuenta no se puede cobrar. Probá con otra, en pesos y a tu nombre. |
        | cuenta.perdida | No encontramos una cuenta con ese CBU, CVU o alias. Revisalo.             |

  Regla: Antes de autorizar se lee todo

    @COL-01 @camino
    Escenario: El banco, el titular, qué se cobra, cuándo y cómo se deja
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "01409998 03200004521869"
      Entonces los datos de la pantalla dicen:
        | Cuenta       | CBU que termina en 1869, Banco de la Provincia de Buenos Aires |
        | Titular      | Mar··· Gim···                                                  |
        | Cuotas       | 9 cuotas, de la 4 a la 12                                      |
        | Importe      | $ 12.625,00 cada una                                           |
        | En total     | $ 113.625,00                                                   |
        | Primer cobro | martes 1 de diciembre de 2026                                  |
        | Después      | El 1 de cada mes                                               |
      Y la pantalla dice:
        | Se intenta hasta 3 veces. Si una sale bien, las otras no se hacen. |
        | Cuando quieras, desde este préstamo: son dos toques y vale en el momento. Sin el cobro automático, la cuota la pagás vos como hasta ahora. |

    @COL-01
    Escenario: Antes de autorizar se puede cambiar la cuenta
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "mi.cuenta"
      Y la cambia por "0140999803200004521869"
      Entonces los datos de la pantalla dicen:
        | Cuenta | CBU que termina en 1869, Banco de la Provincia de Buenos Aires |

    @COL-01
    Escenario: Los tres intentos, en un calendario
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "mi.cuenta"
      Entonces los intentos que se le muestran son:
        | martes 1 1.º intento  |
        | jueves 3 2.º intento  |
        | sábado 5 3.º intento  |
      Y el calendario de los intentos es:
        | 30 1 1.º intento 2 3 2.º intento 4 5 3.º intento 6 |

    @COL-01
    Escenario: Los intentos que pasan a la otra semana, en dos renglones
      Dado que el prestamista vuelve a intentar a las 48 y a las 144 horas
      Y que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "mi.cuenta"
      Entonces el calendario de los intentos es:
        | 30 1 1.º intento 2 3 2.º intento 4 5 6 |
        | 7 3.º intento 8 9 10 11 12 13 |

  Regla: Se activa sólo con la contraseña o la huella, y queda un comprobante

    @COL-01
    Escenario: Marta lo activa
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "0140999803200004521869" y la autoriza con la contraseña "cuota2026"
      Entonces ve la pantalla "Activaste el cobro automático"
      Y el comprobante del cobro automático dice:
        | Número de alta | alta-40128753-1                                                |
        | Cuenta         | CBU que termina en 1869, Banco de la Provincia de Buenos Aires |
        | Lo activaste   | 24 de noviembre de 2026 a las 12:00                            |
        | Primer cobro   | Cuota 4: $ 12.625, el martes 1 de diciembre                    |

    @COL-01
    Escenario: Después vuelve al préstamo
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "mi.cuenta" y la autoriza con la contraseña "cuota2026"
      Y vuelve al préstamo
      Entonces llega a "/mis-prestamos/p-6b1f0c92"

    @COL-01 @DOC-05
    Escenario: El comprobante se guarda, con su huella
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "mi.cuenta" y la autoriza con la contraseña "cuota2026"
      Y toca "Armar una constancia (PDF)"
      Entonces la constancia "constancia-alta-2026-11-24.pdf" incluye:
        | Constancia del alta del cobro automático |
        | Número de alta: alta-40128753-1          |
      Y la huella de la constancia es la de sus renglones

    @COL-01
    Esquema del escenario: Con la contraseña <cuál> no se activa
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "mi.cuenta" y la autoriza con la contraseña "<contraseña>"
      Entonces no se activa, y se le dice "<motivo>"

      Ejemplos:
        | cuál       | contraseña | motivo                                                                                    |
        | equivocada | otra2026   | No pudimos comprobar que seas vos. Revisá la contraseña o probá de la otra forma. Si falló varias veces, puede estar bloqueada: elegí otra con un código. |
        | vacía      |            | Ingresá tu contraseña.                                                                    |

    @ACC-13 @COL-01
    Escenario: A quien pudo bloquearse se le da por dónde seguir
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "mi.cuenta" y la autoriza con la contraseña "otra2026"
      Entonces la pregunta de quién es lleva a:
        | Salir y elegirla con un código            | /cerrar-sesion              |
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |

    @COL-01 @ACC-39
    Escenario: También alcanza con la huella
      Dado que Marta ingresó y está en "el desbloqueo"
      Y que su dispositivo tiene lector de huella
      Cuando activa su huella
      Y abre "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Y da la cuenta "mi.cuenta" y la autoriza con la huella
      Entonces ve la pantalla "Activaste el cobro automático"
      Y el comprobante del cobro automático dice:
        | Número de alta | alta-40128753-1 |

    @COL-01
    Escenario: Sin huella en la cuenta se pide la contraseña
      Dado que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "mi.cuenta" y la autoriza con la huella
      Entonces no se activa, y se le dice "Tu cuenta no tiene huella ni rostro. Usá la contraseña."

    @COL-01 @ACC-40
    Escenario: Con los cambios en pausa se dice antes, y no se activa
      Dado que el prestamista retiene los cambios porque avisó que perdió el celular
      Y que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "mi.cuenta" y la autoriza con la contraseña "cuota2026"
      Entonces no se activa, y se le dice "Por seguridad, activar el cobro automático está en pausa."

    @COL-01 @ACC-40
    Escenario: Si la pausa empieza mientras lo autoriza, tampoco se activa
      Dado que la consulta de "el alta del cobro automático" responde que choca con otro con "OPERATION_HELD_BACK"
      Y que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "mi.cuenta" y la autoriza con la contraseña "cuota2026"
      Entonces no se activa, y se le dice "El prestamista no lo activó."

  Regla: Lo que se activa es lo que se leyó

    @COL-01
    Escenario: Si lo que se cobra cambió, no se activa y se lee de nuevo
      Dado que las cuotas a cobrar, según el prestamista, son:
        | 2026-12-01 | 12625 |
        | 2027-01-04 | 13000 |
      Y que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "0140999803200004521869" y la autoriza con la contraseña "cuota2026"
      Entonces la pantalla dice:
        | Lo que se va a cobrar cambió                                                                                        |
        | Desde que lo viste cambiaron las cuotas, los días o los importes, y no se activó nada. Revisalo antes de autorizar. |
      Y los datos de la pantalla dicen:
        | Cuenta       | CBU que termina en 1869, Banco de la Provincia de Buenos Aires |
        | Cuotas       | 9 cuotas, de la 4 a la 12                                      |
        | Importe      | $ 12.625,00 cada una                                           |
        | En total     | $ 113.625,00                                                   |

    @COL-01
    Escenario: Después de leer el cambio se puede autorizar, con la misma cuenta
      Dado que las cuotas a cobrar, según el prestamista, son:
        | 2026-12-01 | 12625 |
        | 2027-01-04 | 13000 |
      Y que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "0140999803200004521869" y la autoriza con la contraseña "cuota2026"
      Y lo autoriza con la contraseña "cuota2026"
      Entonces ve la pantalla "Activaste el cobro automático"

  Regla: Se activa una sola vez

    @COL-01 @PAY-16
    Escenario: Si no llega la respuesta, se le pregunta al prestamista
      Dado que el alta del cobro automático se hace pero su respuesta se pierde
      Y que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "mi.cuenta" y la autoriza con la contraseña "cuota2026"
      Entonces ve la pantalla "Activaste el cobro automático"
      Y el comprobante del cobro automático dice:
        | Número de alta | alta-40128753-1 |

    @COL-01 @PAY-16
    Escenario: Si no llega la respuesta y el prestamista dice que lo rechazó, no está activado
      Dado que el alta del cobro automático no llega al prestamista
      Y que del pago el prestamista dice que se rechazó
      Y que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "mi.cuenta" y la autoriza con la contraseña "cuota2026"
      Entonces la cuenta no sirve, y se le dice "El prestamista no lo activó."

    @COL-01 @PAY-16
    Escenario: Si el pedido no llegó, se dice y se puede volver a intentar
      Dado que el alta del cobro automático no llega al prestamista
      Y que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "mi.cuenta" y la autoriza con la contraseña "cuota2026"
      Y toca "Volver a intentar"
      Y da la cuenta "mi.cuenta" y la autoriza con la contraseña "cuota2026"
      Entonces ve la pantalla "Activaste el cobro automático"

    @COL-01 @PAY-16
    Escenario: Mientras no se sabe si se activó se puede volver al préstamo
      Dado que el alta del cobro automático se hace pero su respuesta se pierde
      Y que el prestamista no contesta qué pasó con el cobro automático
      Y que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "mi.cuenta" y la autoriza con la contraseña "cuota2026"
      Y vuelve al préstamo sin saber qué pasó
      Entonces llega a "/mis-prestamos/p-6b1f0c92"

    @COL-01 @PAY-16
    Escenario: A quien vuelve sin saber si se activó se le dice, y no se le ofrece activarlo de nuevo
      Dado que el alta del cobro automático se hace pero su respuesta se pierde
      Y que el prestamista no contesta qué pasó con el cobro automático
      Y que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92/cobro-automatico"
      Cuando da la cuenta "mi.cuenta" y la autoriza con la contraseña "cuota2026"
      Y recarga la página
      Entonces ve la pantalla "No sabemos si lo activaste"

    @COL-01
    Escenario: El que ya está activado lo dice
      Dado que Delia ingresó y está en "/mis-prestamos/p-71c4ae09/cobro-automatico"
      Cuando abre el portal
      Entonces ve la pantalla "El cobro automático ya está activado"
