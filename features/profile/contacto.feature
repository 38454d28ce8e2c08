# language: es
Característica: El contacto
  Marta cambia su correo y sus teléfonos, y se entera a quién se le avisa.

  Antecedentes:
    Dado que Marta ingresó y está en "mis datos"

  Regla: El contacto

    @PRO-02 @DEM-04 @camino
    Escenario: Marta cambia su correo y su teléfono, y ahí quedan
      Cuando cambia el contacto:
        | Teléfono de contacto     | 0221 423-9876             |
        | Otro teléfono (opcional) | +54 9 221 555 0199        |
        | Correo                   | marta.d'angelo@ñandú.com.ar |
      Y recarga la página
      Entonces la pantalla dice:
        | 02214239876                 |
        | Otro teléfono               |
        | 5492215550199               |
        | Correo                      |
        | marta.d'angelo@ñandú.com.ar |

    @DEM-04
    Escenario: Si el capacitador vuelve a empezar, el contacto es el de antes
      Cuando cambia el contacto:
        | Correo | marta@nuevo.example |
      Y el capacitador vuelve a empezar
      Y Marta vuelve a ingresar a "/mis-datos"
      Entonces la pantalla dice:
        | marta.gimenez@correo.example |

    @PRO-03 @PRO-07
    Escenario: Si no se sabe si se guardó y lo deja, se pregunta de nuevo qué quedó
      Dado que la respuesta de "el guardado del contacto" se pierde
      Cuando cambia el contacto:
        | Correo | marta@nuevo.example |
      Y deja sus datos como estaban
      Entonces la pantalla dice:
        | marta@nuevo.example |
      Y el foco está en el título "Contacto"

    @PRO-07
    Escenario: Si la respuesta se perdió, no se dice a quién se le va a avisar
      Dado que la respuesta de "el guardado del contacto" se pierde
      Cuando cambia el contacto:
        | Correo | primero@nuevo.example |
      Entonces la pantalla dice:
        | No sabemos si se guardó |
      Y la pantalla no dice:
        | le avisamos a marta.gimenez@correo.example |

    @PRO-07
    Escenario: Si lo corrige después de una respuesta perdida, se le avisa a quien estaba guardado
      Dado que la respuesta de "el guardado del contacto" se pierde
      Cuando cambia el contacto:
        | Correo | primero@nuevo.example |
      Y corrige lo que escribió y lo guarda:
        | Correo | segundo@nuevo.example |
      Entonces la pantalla dice:
        | Por tu seguridad, le avisamos del cambio a primero@nuevo.example y al 1145678901. Si no fuiste vos, escribinos por chat. |

    @PRO-07
    Escenario: Si guarda lo mismo después de una respuesta perdida, el aviso fue a quien estaba antes
      Dado que la respuesta de "el guardado del contacto" se pierde
      Cuando cambia el contacto:
        | Correo | primero@nuevo.example |
      Y guarda sus datos
      Entonces la pantalla dice:
        | Por tu seguridad, le avisamos del cambio a marta.gimenez@correo.example y al 1145678901. Si no fuiste vos, escribinos por chat. |

    @PRO-07
    Escenario: Antes de guardar se dice a quién se le avisa
      Cuando empieza a cambiar el contacto
      Entonces la pantalla dice:
        | Por tu seguridad, cuando lo guardes le avisamos a marta.gimenez@correo.example y al 1145678901. |

    @PRO-03 @PRO-07
    Escenario: Guardado, se dice a quién se le avisó
      Cuando cambia el contacto:
        | Correo | marta@nuevo.example |
      Entonces la pantalla dice:
        | Guardamos tus datos de contacto |
        | Por tu seguridad, le avisamos del cambio a marta.gimenez@correo.example y al 1145678901. Si no fuiste vos, escribinos por chat. |
        | marta@nuevo.example |
      Y la pantalla lleva a:
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |
        | Cambiar mi celular Con una selfie y un código al número nuevo | /cambio-celular |
        | Cambiar mi contraseña Después vas a ingresar de nuevo | /generar-clave |
        | Mis dispositivos Sesiones abiertas, huella y rostro | /mis-dispositivos |
        | Mis datos personales Pedirlos, corregirlos o borrarlos| /mis-datos-personales|
        | Activar en este dispositivo | /modo-desbloqueo |

    @PRO-02
    Escenario: Lo que falta en el contacto
      Cuando cambia el contacto:
        | Teléfono de contacto     |     |
        | Otro teléfono (opcional) | 456 |
        | Correo                   |     |
      Entonces se le pide que corrija:
        | Escribí tu teléfono.                                               |
        | Al teléfono le faltan números: escribilo con el código de área     |
        | El correo es requerido                                             |

    @PRO-02 @GEN-03
    Escenario: En los teléfonos sólo quedan números
      Cuando empieza a cambiar el contacto:
        | Teléfono de contacto | (0221) 15-423 9876 interno |
      Entonces en el formulario sigue escrito:
        | Teléfono de contacto | 0221154239876 |

    @PRO-02
    Escenario: El teléfono más corto y el más largo sirven
      Cuando cambia el contacto:
        | Teléfono de contacto     | 42345678        |
        | Otro teléfono (opcional) | 549114567890123 |
      Entonces la pantalla dice:
        | Guardamos tus datos de contacto |
        | 42345678                        |
        | 549114567890123                 |

    @PRO-02
    Escenario: Con un número menos no alcanza
      Cuando cambia el contacto:
        | Teléfono de contacto | 4234567 |
      Entonces se le pide que corrija:
        | Al teléfono le faltan números: escribilo con el código de área |

    @PRO-03
    Escenario: Mientras se guarda se dice
      Dado que la consulta de "el guardado del contacto" no vuelve
      Cuando empieza a cambiar el contacto
      Y toca "Guardar"
      Entonces mientras tanto la pantalla dice:
        | Guardando tus cambios |

    @PRO-02
    Escenario: Un correo a medias no sirve
      Cuando cambia el contacto:
        | Correo | marta@correo |
      Entonces se le pide que corrija:
        | El correo no está completo. Revisá que sea como nombre@correo.com.ar |

    @PRO-03
    Esquema del escenario: El prestamista no acepta el <qué>
      Dado que la consulta de "el guardado del contacto" se rechaza con "<código>"
      Cuando cambia el contacto:
        | Correo | marta@nuevo.example |
      Entonces se le pide que corrija:
        | <texto> |
      Y la pantalla lleva a:
        | <texto> | <campo> |
        | Cambiar mi celular Con una selfie y un código al número nuevo | /cambio-celular |
        | Cambiar mi contraseña Después vas a ingresar de nuevo | /generar-clave |
        | Mis dispositivos Sesiones abiertas, huella y rostro | /mis-dispositivos |
        | Mis datos personales Pedirlos, corregirlos o borrarlos| /mis-datos-personales|
        | Activar en este dispositivo | /modo-desbloqueo |

      Ejemplos:
        | qué      | código                 | campo  | texto                                                     |
        | correo   | INVALID_CUSTOMER_EMAIL | #email | No podemos escribirte a ese correo. Revisalo o usá otro.  |
        | teléfono | INVALID_PHONE_NUMBER   | #phone | No podemos llamarte a ese teléfono. Revisalo o usá otro.  |
