# language: es
Característica: El contacto y el domicilio
  Marta corrige por su cuenta cómo la encontramos, y no pierde lo que escribió si algo falla.

  Antecedentes:
    Dado que Marta ingresó y está en "mis datos"

  Regla: Se lee lo que sabe el prestamista

    @PRO-02
    Escenario: Marta lee su contacto y su domicilio
      Cuando abre el portal
      Entonces la pantalla dice:
        | Contacto                      |
        | Teléfono de contacto          |
        | 1145678901                    |
        | Correo                        |
        | marta.gimenez@correo.example  |
        | Cambiar el contacto           |
        | Domicilio                     |
        | Calle y número                |
        | Diagonal 74 1528, piso 3, depto. B |
        | Localidad                     |
        | La Plata                      |
        | Partido o departamento        |
        | Provincia                     |
        | Buenos Aires                  |
        | Código postal                 |
        | B1900FXA                      |
        | Cambiar el domicilio          |

    @PRO-02
    Escenario: La parte de sus datos tiene su nombre, y el correo un ejemplo
      Cuando empieza a cambiar el contacto
      Entonces la pantalla dice:
        | Cambiar el contacto               |
        | Con el código de área. No es el celular donde recibís los códigos: ese se cambia aparte. |
        | Por ejemplo, nombre@correo.com.ar |
      Y quien no ve la pantalla oye:
        | Tu contacto y tu domicilio |
      Y el foco está en el título "Cambiar el contacto"

    @PRO-02
    Escenario: El domicilio dice cómo se escribe lo que no es claro
      Cuando empieza a cambiar el domicilio
      Entonces la pantalla dice:
        | Si no tiene, escribí S/N     |
        | Por ejemplo, 1900 o B1900ABC |

    @PRO-02
    Escenario: Mientras llegan sus datos se dice qué se espera
      Dado que la consulta de "los datos editables" no vuelve
      Entonces mientras tanto la pantalla dice:
        | Cargando tus datos |

    @PRO-02
    Escenario: Lo que el prestamista no sabe se puede completar
      Dado que el prestamista no sabe nada de su contacto ni de su domicilio
      Cuando abre el portal
      Entonces la pantalla dice:
        | Todavía no tenemos un teléfono ni un correo tuyos. |
        | Cambiar el contacto                                |
        | Todavía no tenemos tu domicilio.                   |
        | Cambiar el domicilio                               |

    @PRO-02 @SES-16
    Escenario: Sin las provincias el domicilio se lee igual
      Dado que la consulta de "las provincias" responde con un error
      Cuando abre el portal
      Entonces la pantalla dice:
        | Diagonal 74 1528, piso 3, depto. B |
        | La Plata                           |
        | No la pudimos cargar               |

    @PRO-03
    Esquema del escenario: Si los datos no llegan se dice y se puede probar de nuevo (<qué>)
      Dado que la consulta de "los datos editables" <qué>
      Cuando prueba de nuevo
      Entonces la pantalla dice:
        | Diagonal 74 1528, piso 3, depto. B |

      Ejemplos:
        | qué                   |
        | responde con un error |
        | responde 403          |
        | no se puede leer      |
        | no llega              |

    @PRO-03
    Escenario: Mientras faltan, lo demás de mis datos está
      Dado que la consulta de "los datos editables" responde 404
      Cuando abre el portal
      Entonces la pantalla dice:
        | Marta Giménez                                                                |
        | No pudimos cargar tus datos de contacto y tu domicilio                       |
        | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.         |
        | Probar de nuevo                                                              |
        | Cambiar mi celular                                                           |
        | Restablecer huella o rostro                                                  |

  Regla: Se cambia una parte por vez

    @PRO-02
    Escenario: Mientras cambia el contacto no cambia el domicilio
      Cuando empieza a cambiar el contacto
      Entonces de sus datos no puede cambiar nada
      Y en el formulario sigue escrito:
        | Teléfono de contacto     | 1145678901                   |
        | Otro teléfono (opcional) |                              |
        | Correo                   | marta.gimenez@correo.example |

    @PRO-02
    Escenario: Mientras cambia el domicilio no cambia el contacto
      Cuando empieza a cambiar el domicilio
      Entonces de sus datos no puede cambiar nada
      Y en el formulario sigue escrito:
        | Provincia              | Buenos Aires |
        | Partido o departamento | La Plata     |
        | Localidad              | La Plata     |
        | Calle                  | Diagonal 74  |
        | Número                 | 1528         |
        | Piso (opcional)        | 3            |
        | Depto. (opcional)      | B            |
        | Código postal          | B1900FXA     |

    @PRO-02
    Escenario: Si se arrepiente queda todo como estaba
      Cuando empieza a cambiar el contacto:
        | Correo | otra@correo.example |
      Y deja sus datos como estaban
      Entonces la pantalla dice:
        | marta.gimenez@correo.example |
      Y de sus datos puede:
        | Cambiar el contacto  |
        | Cambiar el domicilio |

    @PRO-02
    Escenario: Quien usa el teclado sigue donde empezó el formulario
      Cuando empieza a cambiar el domicilio
      Entonces el foco está en el título "Cambiar el domicilio"

    @PRO-03
    Escenario: Después de guardar sigue donde está lo guardado
      Cuando cambia el contacto:
        | Correo | marta@nuevo.example |
      Entonces el foco está en el título "Contacto"

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
        | marta.d'angelo@ñandú.com.ar |

    @DEM-04
    Escenario: Si el capacitador vuelve a empezar, el contacto es el de antes
      Cuando cambia el contacto:
        | Correo | marta@nuevo.example |
      Y el capacitador vuelve a empezar
      Y Marta vuelve a ingresar a "/mis-datos"
      Entonces la pantalla dice:
        | marta.gimenez@correo.example |

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
        | Activar en este dispositivo | /modo-desbloqueo |

    @PRO-02
    Escenario: Lo que falta en el contacto
      Cuando cambia el contacto:
        | Teléfono de contacto     |     |
        | Otro teléfono (opcional) | 456 |
        | Correo                   |     |
      Entonces el formulario de sus datos pide:
        | El teléfono es requerido                                           |
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
      Entonces el formulario de sus datos pide:
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
      Entonces el formulario de sus datos pide:
        | El correo no está completo. Revisá que sea como nombre@correo.com.ar |

    @PRO-03
    Esquema del escenario: El prestamista no acepta el <qué>
      Dado que el prestamista no acepta su "<qué>"
      Cuando cambia el contacto:
        | Correo | marta@nuevo.example |
      Entonces el formulario de sus datos pide:
        | <texto> |
      Y la pantalla lleva a:
        | <texto> | <campo> |
        | Cambiar mi celular Con una selfie y un código al número nuevo | /cambio-celular |
        | Cambiar mi contraseña Después vas a ingresar de nuevo | /generar-clave |
        | Activar en este dispositivo | /modo-desbloqueo |

      Ejemplos:
        | qué      | campo  | texto                                                     |
        | correo   | #email | No podemos escribirte a ese correo. Revisalo o usá otro.  |
        | teléfono | #phone | No podemos llamarte a ese teléfono. Revisalo o usá otro.  |

  Regla: El domicilio

    @PRO-02 @PRO-07 @DEM-04
    Escenario: Marta se muda a Rosario
      Cuando cambia el domicilio:
        | Provincia              | Santa Fe              |
        | Partido o departamento | Rosario               |
        | Localidad              | Rosario               |
        | Calle                  | Bv. 27 de Febrero bis |
        | Número                 | S/N                   |
        | Piso (opcional)        |                       |
        | Depto. (opcional)      |                       |
        | Código postal          | s 2000 abc            |
      Entonces la pantalla dice:
        | Guardamos tu domicilio    |
        | Por tu seguridad, le avisamos del cambio a marta.gimenez@correo.example y al 1145678901. Si no fuiste vos, escribinos por chat. |
        | Bv. 27 de Febrero bis S/N |
        | Rosario                   |
        | Santa Fe                  |
        | S2000ABC                  |

    @PRO-02
    Escenario: Los partidos y las localidades siguen a la provincia
      Cuando empieza a cambiar el domicilio:
        | Provincia | Santa Fe |
      Entonces en "Partido o departamento" se puede elegir:
        | La Capital |
        | Rosario    |
      Y en el formulario sigue escrito:
        | Partido o departamento | Elegí una opción |
        | Localidad              | Elegí una opción |

    @PRO-02
    Escenario: Las localidades siguen al partido
      Cuando empieza a cambiar el domicilio:
        | Partido o departamento | Chacabuco |
      Entonces en "Localidad" se puede elegir:
        | Chacabuco |
        | O’Higgins |
        | Rawson    |
      Y en el formulario sigue escrito:
        | Localidad | Elegí una opción |

    @PRO-02
    Escenario: Lo que falta en el domicilio
      Cuando cambia el domicilio:
        | Provincia     | Salta |
        | Calle         |       |
        | Número        |       |
        | Código postal | 44    |
      Entonces el formulario de sus datos pide:
        | Elegí el partido o departamento                                       |
        | Elegí la localidad                                                    |
        | La calle es requerida                                                 |
        | El número es requerido. Si no tiene, escribí S/N                      |
        | El código postal tiene 4 números, o una letra, 4 números y 3 letras   |

    @PRO-02
    Esquema del escenario: Lo que no entra en un sobre se acorta: <campo>
      Cuando cambia el domicilio:
        | <campo> | <texto> |
      Entonces el formulario de sus datos pide:
        | Es demasiado largo: escribilo más corto |

      Ejemplos:
        | campo             | texto       |
        | Calle             | aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa |
        | Número            | 12345678901 |
        | Piso (opcional)   | Entrepisos1 |
        | Depto. (opcional) | Fondo del 2 |

    @PRO-02
    Escenario: Lo que entra justo se guarda
      Cuando cambia el domicilio:
        | Calle             | aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa |
        | Número            | 1234567890 |
        | Piso (opcional)   | Entrepiso1 |
        | Depto. (opcional) | Fondo de 2 |
      Entonces la pantalla dice:
        | Guardamos tu domicilio |

    @PRO-02 @PRO-03
    Escenario: Si las provincias no llegan se dice qué falta
      Dado que la consulta de "las provincias" responde con un error
      Y que la consulta de "las provincias" responde con un error
      Cuando empieza a cambiar el domicilio
      Entonces la pantalla dice:
        | No pudimos cargar las provincias |
        | Probar de nuevo                  |

    @PRO-02
    Esquema del escenario: Mientras llegan <qué> se dice qué se espera
      Dado que la consulta de "<qué>" responde con un error
      Y que la consulta de "<qué>" no vuelve
      Cuando toca "Cambiar el domicilio"
      Entonces mientras tanto la pantalla dice:
        | <espera> |

      Ejemplos:
        | qué             | espera                                     |
        | las provincias  | Cargando las provincias                    |
        | las localidades | Cargando los partidos y las localidades    |

    @PRO-02
    Escenario: Sin código postal se pide
      Cuando cambia el domicilio:
        | Código postal |  |
      Entonces el formulario de sus datos pide:
        | El código postal es requerido |

    @PRO-02
    Escenario: Un teléfono de más de quince números se dice
      Cuando cambia el contacto:
        | Teléfono de contacto | 5491145678901234 |
      Entonces el formulario de sus datos pide:
        | El teléfono tiene hasta 15 números |

    @PRO-02 @PRO-03
    Escenario: Si las localidades no llegan se dice qué falta
      Dado que la consulta de "las localidades" no llega
      Y que la consulta de "las localidades" no llega
      Cuando empieza a cambiar el domicilio
      Entonces la pantalla dice:
        | No pudimos cargar los partidos y las localidades                            |
        | No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo.     |
        | Probar de nuevo                                                             |

    @PRO-02 @PRO-03
    Escenario: Sin las localidades de la otra provincia no se guardan las de antes
      Dado que la consulta de "las localidades" responde con un error
      Y que la consulta de "las localidades" responde con un error
      Y que la consulta de "las localidades" responde con un error
      Cuando cambia el domicilio:
        | Provincia | Salta |
      Entonces el formulario de sus datos pide:
        | Elegí el partido o departamento |
        | Elegí la localidad              |

    @PRO-02 @PRO-03
    Escenario: Si las localidades no llegan se piden de nuevo
      Dado que la consulta de "las localidades" responde con un error
      Y que la consulta de "las localidades" responde con un error
      Cuando empieza a cambiar el domicilio
      Y prueba de nuevo
      Entonces en el formulario sigue escrito:
        | Localidad | La Plata |

  Regla: Lo que escribió sobrevive a un guardado que falla

    @PRO-03 @PRO-07
    Esquema del escenario: No se guardó (<qué>)
      Dado que la consulta de "el guardado del contacto" <qué>
      Cuando cambia el contacto:
        | Correo | marta@nuevo.example |
      Entonces la pantalla dice:
        | No pudimos guardar tus cambios |
        | Lo que escribiste sigue acá.   |
      Y en el formulario sigue escrito:
        | Correo | marta@nuevo.example |

      Ejemplos:
        | qué                                                 |
        | responde 400                                        |
        | responde 403                                        |
        | responde 404                                        |
        | responde 409                                        |
        | responde con un error                               |

    @PRO-03 @PRO-07
    Esquema del escenario: No se sabe si se guardó (<qué>)
      Dado que <qué>
      Cuando cambia el contacto:
        | Correo | marta@nuevo.example |
      Entonces la pantalla dice:
        | No sabemos si se guardó      |
        | <por qué>                    |
        | Lo que escribiste sigue acá. |
      Y en el formulario sigue escrito:
        | Correo | marta@nuevo.example |

      Ejemplos:
        | qué                                                       | por qué                                                                                                                             |
        | la consulta de "el guardado del contacto" no llega        | No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo. Guardarlo otra vez no cambia nada si ya estaba.             |
        | a "el guardado del contacto" contesta la página de la red | No pudimos leer la respuesta. Guardarlo otra vez no cambia nada si ya estaba. Si nos escribís, pasanos este código: profile.saveContact |

    @PRO-07
    Escenario: Sigue escrito después de recargar
      Dado que la consulta de "el guardado del domicilio" responde con un error
      Cuando cambia el domicilio:
        | Calle | Calle 9 de Julio |
      Y recarga la página
      Entonces la pantalla dice:
        | Seguís donde lo dejaste: esto todavía no está guardado. |
      Y en el formulario sigue escrito:
        | Provincia | Buenos Aires     |
        | Localidad | La Plata         |
        | Calle     | Calle 9 de Julio |

    @PRO-07 @SES-07
    Escenario: Si la sesión vence mientras guarda, al volver sigue escrito
      Dado que la consulta de "el guardado del contacto" responde 401
      Y que la consulta de "la renovación de la sesión" responde 401
      Cuando cambia el contacto:
        | Correo | marta@nuevo.example |
      Y Marta vuelve a ingresar a "/mis-datos"
      Entonces en el formulario sigue escrito:
        | Correo | marta@nuevo.example |

    @PRO-07
    Escenario: Se va a otra pantalla sin guardar y vuelve
      Cuando empieza a cambiar el domicilio:
        | Calle | Calle 9 de Julio |
      Y abre "el inicio"
      Y vuelve atrás
      Entonces en el formulario sigue escrito:
        | Calle | Calle 9 de Julio |

    @PRO-07
    Escenario: Al segundo intento se guarda
      Dado que la consulta de "el guardado del contacto" responde con un error
      Cuando cambia el contacto:
        | Correo | marta@nuevo.example |
      Y guarda sus datos
      Y recarga la página
      Entonces la pantalla dice:
        | marta@nuevo.example |
        | Cambiar el contacto |

    @PRO-07
    Escenario: Se guardó y la respuesta se perdió
      Dado que el guardado del contacto se hace y la respuesta se pierde
      Cuando cambia el contacto:
        | Correo | marta@nuevo.example |
      Y recarga la página
      Entonces la pantalla dice:
        | marta@nuevo.example |
        | Cambiar el contacto |

    @PRO-07 @GEN-11
    Escenario: Al salir no queda lo que había escrito
      Dado que la consulta de "el guardado del contacto" responde con un error
      Cuando cambia el contacto:
        | Correo | marta@nuevo.example |
      Y cierra la sesión en otra pestaña
      Entonces no se lee ni queda guardado "marta@nuevo.example"

    @PRO-07
    Escenario: Lo que escribió Marta no le aparece a Raúl
      Dado que la consulta de "el guardado del contacto" responde con un error
      Cuando cambia el contacto:
        | Correo | marta@nuevo.example |
      Y Raúl ingresa con su enlace en otra pestaña
      Y abre "mis datos"
      Entonces la pantalla dice:
        | Raúl Peralta       |
        | Cambiar el contacto |
      Y no se lee ni queda guardado "marta@nuevo.example"
